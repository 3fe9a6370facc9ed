import type { Row } from '#api/sandbox/quotes/rating';
import type { JsonSchema } from '#engine';
import { schemasOf, type Finding, type Trail } from '#engine/check';
import { answersOf, type Rated } from './possible';
import { isRated } from './rated';
import { figuresOf, rowsOf } from './ratingRules';

/** Numbers by how large an answer is, the row that they stand in, and where. */
interface Range { readonly range: string; readonly last: number; readonly row: Row; readonly at: Trail }

/** Ranges of a rating that end before the largest answer that may be given. */
export const checkRanges = (line: Rated): readonly Finding[] => rangesOf(line).flatMap(({ range, last, row, at }): readonly Finding[] => {
  const most = Math.max(...mostOf(line, range, row.each));
  if (most <= last) return [];
  const isOver = [last + 1, most].some((value) => isRated(line, range, row, Math.min(value, most, Number.MAX_SAFE_INTEGER)));
  return isOver ? [{
    code: 'unrated-choice', path: [...at, 'in'], key: true,
    message: `"${range}" may be ${Number.isFinite(most) ? most : 'any number'}, and the last row goes up to ${last}: `
      + 'who answers more gets no price.',
    suggestion: 'Say what counts for all others, `else`, or limit the question by `maximum`.',
  }] : [];
});

const rangesOf = ({ rating }: Rated): readonly Range[] => rowsOf(rating).flatMap(({ row, at }) => figuresOf(row, at)
  .flatMap(([figure, place]) => (typeof figure === 'object' && 'range' in figure && figure.else === undefined
    ? [{ range: figure.range, last: Math.max(...figure.in.map(({ upTo }) => upTo)), row, at: place }] : [])));

/** The largest numbers that may be answered, one for each way; none where that cannot be said. */
function mostOf(line: Rated, name: string, each: string | undefined): readonly number[] {
  const { paths, others } = answersOf(line, name, each) ?? { paths: [], others: [] };
  return [...paths.flatMap((path) => schemasOf(line.flow, path)).flatMap(mostIn), ...others.filter((value) => typeof value === 'number')];
}
function mostIn({ type, enum: choices, const: only, multipleOf, ...limits }: JsonSchema): readonly number[] {
  const listed = choices ?? (only === undefined ? undefined : [only]);
  if (listed) return listed.filter((value) => typeof value === 'number');
  if (type !== 'number' && type !== 'integer') return [];
  const step = Number(multipleOf ?? (type === 'integer' ? 1 : 0.01));
  const most = Math.min(limits.maximum ?? Infinity, Number(limits.exclusiveMaximum ?? Infinity) - step);
  return [Number.isFinite(most) ? Math.min(most, Math.floor(most / step) * step) : most];
}
