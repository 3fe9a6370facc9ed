import type { FlowDefinition } from '../types';
import { isNamed } from './consents';
import type { Finding } from './finding';
import type { Known } from './known';

/** A modal that no branch opens, and what may open it: the box of a page that its `save` ticks sends ACCEPT. */
export function unusedModal({ steps, modals = {} }: FlowDefinition, name: string, { screenSpecs = {} }: Known): Finding {
  const save = modals[name]?.save;
  const branch = `next: [{ modal: ${name} }]`;
  const [box] = Object.entries(steps).find(([, { screen, content, on = {} }]) =>
    save !== undefined && screenSpecs[screen]?.otherEvents?.includes('ACCEPT') && !on.ACCEPT && isNamed(content, save)) ?? [];
  return {
    code: 'unused-modal', path: ['modals', name], key: true, message: 'nothing opens this dialog.',
    suggestion: box === undefined ? `A branch opens it: \`${branch}\`, with \`when\` for some visitors only.`
      : `The box of "${box}" opens it: write \`on: { ACCEPT: { ${branch} } }\` there.`,
  };
}
