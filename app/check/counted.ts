import { isObject, type JsonSchema } from '#engine';
import { inWords, schemasOf, type Finding, type Trail } from '#engine/check';
import { pathOf, type Rated } from './possible';

/** The end of a count of `days` or `years`, and where it stands. */
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
