import type { FlowDefinition } from '../types';
import type { Report } from './finding';
import { mentions } from './mentions';

/** A dialog that opens and says nothing: visitors would not know what they agree to, or what is wrong. The list of a select speaks. */
export function checkDialogs(flow: FlowDefinition, report: Report): void {
  const opened = mentions(flow).flatMap(({ kind, name }) => (kind === 'modal' ? [name] : []));
  for (const [name, { type, title, message, body = [], html }] of Object.entries(flow.modals ?? {})) {
    const isSaid = [title, message, ...body, html].some((text) => text !== undefined && text.trim() !== '');
    if (isSaid || type === 'select' || !opened.includes(name)) continue;
    report({
      code: 'missing-word', path: ['modals', name], key: true, message: 'this dialog says nothing: visitors would see its buttons alone.',
      suggestion: 'Give it a `title` or a `message`.',
    });
  }
}
