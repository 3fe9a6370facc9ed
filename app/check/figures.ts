import type { Figure } from '#api/sandbox/quotes/rating';
import { inWords, type Finding, type Trail } from '#engine/check';
import { kindsOf } from './inputKinds';
import type { Rated } from './possible';
import { figuresOf, rowsOf } from './ratingRules';

/** Figures of a rating that read what no figure can be made of: no price would come of it. */
export const checkFigures = (line: Rated): readonly Finding[] => rowsOf(line.rating).flatMap(({ row, at }) => figuresOf(row, at)
  .flatMap(([figure, place]) => readsOf(figure, place).flatMap(({ name, path, takes, wanted }): readonly Finding[] => {
    const kinds = kindsOf(line, name, row.each).flatMap(({ type = 'unknown' }) => type);
    const [kind] = kinds;
    if (kind === undefined || kinds.some((one) => one === 'unknown' || takes(one))) return [];
    const isSeveral = severals.includes(kind);
    return [{
      code: 'impossible-value', path,
      message: `"${name}" is ${inWords(kind)}, and ${wanted}: there would be no price.`,
      suggestion: kind === 'array' ? 'Count it: an input with `count`.' : isSeveral ? 'Name one of its answers.'
        : 'Say a number for each answer: `lookup`, or `percent` with rules.',
    }];
  })));

interface Reads { readonly name: string; readonly path: Trail; readonly takes: (kind: string) => boolean; readonly wanted: string }
const severals: readonly string[] = ['array', 'object'];
const isNumber = (kind: string): boolean => kind === 'number' || kind === 'integer';
function readsOf(figure: Figure, at: Trail): readonly Reads[] {
  const number = { takes: isNumber, wanted: 'a number must stand here' };
  if (typeof figure === 'string') return [{ name: figure, path: at, ...number }];
  if (typeof figure === 'number' || 'percent' in figure) return [];
  if ('range' in figure) return [{ name: figure.range, path: [...at, 'range'], ...number }];
  const takes = (kind: string): boolean => !severals.includes(kind);
  return [{ name: figure.lookup, path: [...at, 'lookup'], takes, wanted: 'no key of a table is that' }];
}
