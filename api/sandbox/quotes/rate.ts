import { getPath, isBlank, isObject, type Context, type Path, type Rules } from '#engine';
import { refuse } from '../http/refuse';
import { exact, isLess, over, plus, rounded, times, toNumber, type Exact } from './exact';
import type { Case, Figure, Row } from './rating';

const hundred = exact(100);
/** Nothing is rated by a row that is not there, nor by a number that nobody means or a list that is none. */
export const unrated = (): never => refuse(400, 'quote_request_rejected', 'These answers cannot be rated.');
const most = 1e12;
function numberAt(root: Context, path: string): number {
  const value = getPath(root, path);
  if (isBlank(value)) return 0;
  return typeof value === 'number' && Math.abs(value) <= most ? value : unrated();
}

function figureOf(figure: Figure, root: Context, rules: Rules): Exact {
  if (typeof figure === 'number') return exact(figure);
  if (typeof figure === 'string') return exact(numberAt(root, figure));
  if ('percent' in figure) {
    const added = figure.percent.filter(({ when }) => rules.holds(when, root)).map(({ add }) => exact(add));
    return over(added.reduce(plus, hundred), hundred);
  }
  if ('range' in figure) {
    const value = numberAt(root, figure.range);
    return exact(figure.in.find(({ upTo }) => value <= upTo)?.is ?? figure.else ?? unrated());
  }
  const key = String(getPath(root, figure.lookup));
  return exact((Object.hasOwn(figure.in, key) ? figure.in[key] : figure.else) ?? unrated());
}

/**
 * The entries of a list as roots of their own. An entry is what somebody sends, whatever names it has: the inputs and the plan are read
 * before it.
 */
const rootsOf = (root: Context, each: string | undefined): readonly Context[] => {
  if (each === undefined) return [root];
  const list = getPath(root, each);
  if (isBlank(list)) return [];
  return Array.isArray(list) ? list.map((entry: unknown) => ({ ...(isObject(entry) ? entry : {}), ...root })) : unrated();
};

/** The result of the rows, in the currency's unit. */
export const calculated = (rows: readonly Row[], root: Context, rules: Rules): number => toNumber(rows.reduce<Exact>((sum, row) => {
  const { when, add, each, times: factors = [], by = 1, least, round = 0.01 } = row;
  if (!rules.holds(when, root)) return sum;
  const scaled = (start: Exact, at: Context): Exact =>
    rounded(over(factors.map((factor) => figureOf(factor, at, rules)).reduce(times, start), exact(by)), exact(round));
  const now = add === undefined ? scaled(sum, root)
    : rootsOf(root, each).map((at) => scaled(figureOf(add, at, rules), at)).reduce(plus, sum);
  return least !== undefined && isLess(now, exact(least)) ? exact(least) : now;
}, exact(0)));

const said = (at: Context, path: Path): string => JSON.stringify(getPath(at, path) ?? null).toLowerCase().replaceAll(/\s+/g, ' ');
/** Where a case holds: the root, or the entry with its number. */
export function placeOf(
  { each, when, repeats }: Case, root: Context, rules: Rules,
): { readonly at: Context; readonly index: number } | undefined {
  const roots = rootsOf(root, each);
  const index = roots.findIndex((at, number) => rules.holds(when, at)
    && (!repeats || roots.slice(0, number).some((other) => repeats.every((path) => said(at, path) === said(other, path)))));
  const at = roots[index];
  return at && { at, index };
}
