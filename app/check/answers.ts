import type { QuoteService } from '#api/adapters/quoteService';
import type { Change, FlowDefinition } from '#engine';
import { answersAt, certain, chosenAt, fieldNames, isWithin, overlap, pathsReadIn, type Finding, type Known } from '#engine/check';
import { partOf } from '#flows/file/parts';
import { readsOf } from './quote';

interface Line { readonly flow: FlowDefinition; readonly quote: QuoteService; readonly known: Known }

/** Of a line that is a file: answers of which nothing becomes, and what is sent although the order stays the same with another answer. */
export function checkAnswers({ flow, quote, known }: Line): readonly Finding[] {
  const { entries } = quote;
  const homeOf = (list: string): string => (list === entries?.list ? entries.entry : list);
  const sent = readsOf(quote, () => undefined).map(({ path, inside: [list] }) => (list === undefined ? path : `${homeOf(list)}.${path}`));
  const read = [...sent, ...pathsReadIn(flow, known, homeOf)];
  const isOwn = (path: string): boolean => entries !== undefined && [entries.entry, entries.removed].some((one) => isWithin(path, one));
  return [...unread(flow, read), ...unsold(flow, sent.filter((path) => !isOwn(path)), entries)];
}

/** What the payment itself reads. */
const paying = (['card', 'cardHolder', 'acknowledged'] as const).flatMap((name) => Object.keys(partOf(name).properties));
function unread({ steps }: FlowDefinition, read: readonly string[]): readonly Finding[] {
  return Object.entries(steps).filter(([, { survey }]) => !survey).flatMap(([step, { form, save }]) => {
    const before = save === undefined ? '' : `${save}.`;
    const fields = form ? fieldNames(form.schema) : [];
    const readHere = read.filter((path) => path.startsWith(before)).map((path) => path.slice(before.length));
    const isRead = (field: string): boolean => paying.includes(field) || read.some((path) => isWithin(path, before + field));
    return fields.filter((field) => !isRead(field)).map((field): Finding => {
      const meant = certain(field, readHere.filter((path) => !fields.includes(path)));
      return {
        code: 'unread-answer', path: ['steps', step, 'form', 'schema', 'properties', field], key: true,
        message: `nothing becomes of "${before}${field}": it is not sent, not shown, and no rule asks for it.`,
        ...(meant === undefined ? {} : { suggestion: `Did you mean "${meant}"?` }),
      };
    });
  });
}

/**
 * What is sent of a visitor's answers and choices, is not named by the purchase, and empties nothing that is: with others it would still be
 * the same order.
 */
function unsold(
  { steps, calls, changes = [] }: FlowDefinition, sent: readonly string[], entries: QuoteService['entries'],
): readonly Finding[] {
  const given = [...Object.values(steps).flatMap((step) => [...answersAt(step), ...chosenAt(step)]), ...entries ? [entries.list] : []];
  const answered = sent.filter((path) => given.some((other) => overlap(other, path)));
  return Object.entries(calls).flatMap(([call, { sells }]): readonly Finding[] => {
    const sold = sells ? [sells.of].flat() : answered;
    const isSold = (path: string): boolean => emptiedBy(path, changes).some((one) => sold.some((other) => overlap(one, other)));
    const kept = new Set(answered.filter(isSold).map(topOf));
    const missing = [...new Set(answered.filter((path) => !isSold(path)).map((path) => (kept.has(topOf(path)) ? path : topOf(path))))];
    return missing.length === 0 ? [] : [{
      code: 'unsold-answer', path: ['calls', call, 'sells', 'of'],
      message: `the quote service is told "${missing.join('", "')}", and \`sells\` does not name it: `
        + 'with other answers it would be the same order.',
    }];
  });
}
const topOf = (path: string): string => path.split('.')[0] as string;
/** The path itself, and what is emptied when it changes, or when that is emptied. */
function emptiedBy(path: string, changes: readonly Change[]): readonly string[] {
  const found = new Set([path]);
  for (const one of found) for (const { of = [], clear = [] } of changes) {
    if ([of].flat().some((other) => overlap(other, one))) for (const emptied of clear) found.add(emptied);
  }
  return [...found];
}
