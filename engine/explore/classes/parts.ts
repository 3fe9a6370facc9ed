import { fieldNames, pathOf } from '../../context/answers';
import { causesOf, derivedPaths } from '../../definition/changes';
import { pathsOf } from '../../definition/rules';
import { chosenAt, givenByCalls, keptByModals } from '../../definition/kept';
import { isWithin, overlap } from '../../context/paths';
import type { Change, FlowDefinition, Path, Step } from '../../types';
import { propositionsOf } from './propositions';

/** Fields of a step's form that are right or wrong together. */
export interface Part {
  readonly fields: readonly string[];
  /** It matters on its own step only. */
  readonly isLocal: boolean;
  /** One field that is also worked out: there or not is a difference too, for what is there may stay. */
  readonly isDerived: boolean;
}

/**
 * The parts of every form. What an entry guard asks about is one part: such a form is right or wrong as a whole. Of the others, what no
 * rule and no change asks about is local: whoever enters the step may answer it one way or the other. And a field that something else than
 * the form may write, or that a price hangs on, is a part of its own: it becomes right or wrong while the others stay as they are.
 */
export function partsOf(flow: FlowDefinition): ReadonlyMap<string, readonly Part[]> {
  const read = propositionsOf(flow).flatMap(pathsOf);
  const watched = (flow.changes ?? []).flatMap(causesOf);
  const derived = derivedPaths(flow);
  const partsOfStep = (name: string, { form, save }: Step): readonly Part[] => {
    const fields = fieldNames(form?.schema ?? {});
    if (read.includes(`filled:${name}`)) return [{ fields, isLocal: false, isDerived: false }];
    const touches = (paths: readonly Path[], field: string): boolean => paths.some((path) => overlap(path, pathOf(save, field)));
    const written = writersOf(flow, fields.map((field) => pathOf(save, field)));
    const observed = fields.filter((field) => touches(watched, field) || touches(read, field));
    const alone = observed.filter((field) => touches(written, field));
    return [
      { fields: observed.filter((field) => !alone.includes(field)), isLocal: false, isDerived: false },
      ...alone.map((field) => ({ fields: [field], isLocal: false, isDerived: touches(derived, field) })),
      { fields: fields.filter((field) => !observed.includes(field)), isLocal: true, isDerived: false },
    ].filter((part) => part.fields.length > 0);
  };
  return new Map(Object.entries(flow.steps).map(([name, step]) => [name, partsOfStep(name, step)]));
}

/**
 * The paths that something else than the form may write, and those a price hangs on. What writes all fields at once tells none of them
 * apart.
 */
function writersOf(flow: FlowDefinition, fields: readonly Path[]): readonly Path[] {
  const { changes = [] } = flow;
  const steps = Object.values(flow.steps);
  const isOwn = (change: Change): boolean => causesOf(change).every((cause) => fields.some((field) => isWithin(cause, field)));
  const written = [
    ...givenByCalls(flow), ...keptByModals(flow), ...steps.flatMap(chosenAt),
    ...changes.filter((change) => !isOwn(change)).flatMap(({ clear = [], set = {} }) => [...clear, ...Object.keys(set)]),
    ...changes.filter(({ stale }) => stale).flatMap(causesOf),
    ...steps.flatMap(({ clear = [], on = {} }) => [...clear, ...Object.values(on).flatMap((transition) => transition?.clear ?? [])]),
  ];
  return written.filter((path) => !fields.every((field) => isWithin(field, path)));
}
