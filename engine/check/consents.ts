import { pathOf } from '../context/answers';
import { isWithin, overlap } from '../context/paths';
import { derivedPaths } from '../definition/changes';
import { givenByCalls, keptByModals } from '../definition/kept';
import { isObject } from '../isObject';
import { orderingSteps } from '../sale';
import type { FlowDefinition, Path, Step } from '../types';
import type { Report } from './finding';
import type { Known } from './known';

/**
 * A purchase that waits for a consent which nobody can give. A field that is not drawn is ticked by a box of the page itself, and that by
 * accepting the dialog which it opens, never by the press alone.
 */
export function checkConsents(flow: FlowDefinition, { widgetSpecs = {} }: Known, report: Report): void {
  const consents = Object.values(flow.calls).flatMap(({ sells }) => sells?.consent ?? []);
  const written = [...keptByModals(flow), ...givenByCalls(flow), ...derivedPaths(flow), ...Object.keys(flow.prefill ?? {})];
  for (const name of orderingSteps(flow)) {
    const step = flow.steps[name] as Step;
    for (const field of step.form?.schema.required ?? []) {
      const path = pathOf(step.save, field);
      if (!consents.includes(path) || !isSilent(step, field, widgetSpecs)) continue;
      const isKept = written.some((other) => overlap(other, path));
      const lack = !isNamed(step.content, path) ? 'its page has no box for it' : isKept ? undefined : 'no dialog keeps it';
      if (lack !== undefined) report({
        code: 'screen-needs', path: ['steps', name, 'form', 'schema', 'properties', field], key: true,
        message: `the purchase waits for "${path}", and ${lack}: nobody could buy.`,
        suggestion: `Name it in \`content\`, and let ACCEPT of \`on\` open a modal of the type component with \`save: ${path}\`.`,
      });
    }
  }
}
function isSilent({ form }: Step, field: string, specs: NonNullable<Known['widgetSpecs']>): boolean {
  const ui = form?.ui?.[field];
  const widget = isObject(ui) ? ui['ui:widget'] : undefined;
  return typeof widget === 'string' && Object.hasOwn(specs, widget) && specs[widget]?.silent === true;
}
/** Does some word of the content name it? */
export const isNamed = (content: unknown, path: Path): boolean => (typeof content === 'string' ? isWithin(content, path)
  : Object.values(content ?? {}).some((inner) => isNamed(inner, path)));
