import { isObject, type JsonSchema } from '#engine';
import { askedAs, inWords, noNumber, notAdded, schemasOf, type Finding, type Trail } from '#engine/check';
import { isWrittenTo, pathOf, type Rated } from './possible';

/** The end of a count of `days` or `years`, or a part of a sum, and where it stands. */
interface End { readonly path: string; readonly at: Trail }

/** Days and years that are counted from or to what is no date: there would be no number. */
export const checkCounted = (line: Rated): readonly Finding[] => [
  ...endsIn(line.rating.inputs, ['rating', 'inputs']).map((end) => ({ ...end, asked: pathOf(line, end.path) })),
  ...endsIn({ create: line.quote.create, update: line.quote.update }, ['quote']).map((end) => ({ ...end, asked: end.path })),
].flatMap(({ path, at, asked }): readonly Finding[] => {
  const kinds = asked === undefined ? [] : schemasOf(line.flow, asked);
  const [kind] = kinds;
  if (kind === undefined || kinds.some(isDate)) return [];
  const [type = 'string'] = [kind.type ?? []].flat();
  return [{
    code: 'impossible-value', path: at, message: `"${path}" is ${inWords(type)}, and days are counted between dates alone.`,
    suggestion: 'Name a question with `format: date`.',
  }];
});
const isDate = ({ format, window }: JsonSchema): boolean => format === 'date' || window !== undefined;

function endsIn(node: unknown, at: Trail): readonly End[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([word, inner]): readonly End[] => {
    const here = [...at, word];
    if (!isBetween(word, inner)) return endsIn(inner, here);
    return (['from', 'to'] as const).map((end) => ({ path: inner[end], at: [...here, end] }));
  });
}
const isBetween = (word: string, inner: unknown): inner is Readonly<Record<'from' | 'to', string>> =>
  (word === 'days' || word === 'years') && isObject(inner) && typeof inner['from'] === 'string' && typeof inner['to'] === 'string';

/** Sums of what is no number: whatever is answered there, it would be left out. */
export const checkAdded = (line: Rated): readonly Finding[] => [
  ...sumsIn(line.rating.inputs, ['rating', 'inputs']).map((part) => ({ ...part, asked: pathOf(line, part.path) })),
  ...sumsIn({ create: line.quote.create, update: line.quote.update }, ['quote'])
    .map((part) => ({ ...part, asked: askedAs(line.flow, part.path) })),
].flatMap(({ path, at, asked }): readonly Finding[] => {
  const kind = asked === undefined || isWrittenTo(line, asked) ? undefined : noNumber(schemasOf(line.flow, asked));
  return kind === undefined ? [] : [{ code: 'impossible-value', path: at, message: notAdded(path, kind) }];
});
function sumsIn(node: unknown, at: Trail): readonly End[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([word, inner]): readonly End[] => (word === 'sum' && Array.isArray(inner)
    ? inner.map((path: string, index) => ({ path, at: [...at, word, String(index)] })) : sumsIn(inner, [...at, word])));
}
