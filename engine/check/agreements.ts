import { causesOf } from '../definition/changes';
import { overlap } from '../context/paths';
import { withSales } from '../sale';
import type { FlowDefinition } from '../types';
import type { Report } from './finding';

/** What a visitor agreed to in a dialog counts for its words alone (PY-017): some change takes it back when the server sends others. */
export function checkAgreements(flow: FlowDefinition, report: Report): void {
  const { changes = [] } = withSales(flow);
  for (const [name, { html, save }] of Object.entries(flow.modals ?? {})) {
    if (html === undefined || save === undefined) continue;
    const isTakenBack = changes.some((change) => change.clear?.includes(save) && causesOf(change).some((cause) => overlap(cause, html)));
    if (isTakenBack) continue;
    report({
      code: 'agreement-kept', path: ['modals', name, 'save'],
      message: `"${save}" stays when other words come at "${html}", to which nobody has agreed.`,
      suggestion: `Add to \`changes\`: { of: "${html}", clear: ["${save}"] }.`,
    });
  }
}
