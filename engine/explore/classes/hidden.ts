import { answersOf, fieldNames, pathOf } from '../../context/answers';
import { overlap, setPath } from '../../context/paths';
import { askedFields } from '../../route/asked';
import type { Rules } from '../../rules/types';
import type { Context, FlowDefinition, JsonSchema, Path, Step } from '../../types';

/** A step whose form shows some fields under a condition of its own, with the paths of their answers. */
interface Hiding { readonly step: Step; readonly schema: JsonSchema; readonly fields: ReadonlyMap<Path, string> }

/** The steps that may hide one of the answers that are read. */
export const hidingOf = (flow: FlowDefinition, read: readonly Path[]): readonly Hiding[] =>
  Object.values(flow.steps).flatMap((step): readonly Hiding[] => {
    const { form: { schema } = { schema: {} }, save = '' } = step;
    const names = fieldNames(schema).filter((name) => !Object.hasOwn(schema.properties ?? {}, name));
    const fields = new Map(names.map((name) => [pathOf(save, name), name] as const)
      .filter(([path]) => read.some((one) => overlap(one, path))));
    return fields.size > 0 ? [{ step, schema, fields }] : [];
  });

/** The answers without those whose fields are hidden: they are kept, and do not count. */
export const withoutHidden = (hiding: readonly Hiding[], rules: Rules, context: Context): Context =>
  hiding.reduce((now, { step, schema, fields }) => {
    const shown = askedFields(schema, answersOf(step, context), rules);
    return [...fields].reduce((kept, [path, name]) => (shown.includes(name) ? kept : setPath(kept, path, undefined)), now);
  }, context);
