import { indentOf, inColumn, lineAt, type Reading } from './yamlStop';

/** A column in which a line may begin as one above it does. */
interface Column { readonly at: number; readonly number: number }
/** Where a line begins: each of its dashes, and for a name what stands behind them. */
function columnsOf(written: string, number: number, isItem: boolean): readonly Column[] {
  const [, before = '', dashes = ''] = /^( *)((?:- +)*)/.exec(written) ?? [];
  const starts = [...dashes.matchAll(/-/g)].map(({ index }) => before.length + index);
  const isName = dashes === '' || /^['"]?[\w.-]+['"]?:(?: |$)/.test(written.slice(before.length + dashes.length));
  const columns = isItem || !isName ? starts : [];
  return [...columns, ...(isName ? [before.length + dashes.length] : [])].map((at) => ({ at, number }));
}
/** The columns of the blocks that are open above a line, innermost first: a line further left ends those above it. */
function openColumns(above: readonly string[], written: string): readonly Column[] {
  const own = indentOf(written);
  const found: Column[] = [];
  for (let number = above.length; number > 0 && !found.some(({ at }) => at < own); number -= 1) {
    const line = above[number - 1] as string;
    if (!isWritten(line)) continue;
    const least = Math.min(...found.map(({ at }) => at));
    found.push(...columnsOf(line, number, /^\s*- /.test(written)).filter(({ at }) => at < least).toReversed());
  }
  return found;
}
/** Those nearest to a column on both sides. */
const besides = (columns: readonly Column[], own: number): readonly Column[] =>
  [columns.filter(({ at }) => at > own).at(-1), columns.find(({ at }) => at < own)].filter((one) => one !== undefined);
const isWritten = (line: string): boolean => /^\s*[^\s#]/.test(line);
/** A name whose value stands below it. */
const isOpen = (line: string): boolean => /:\s*(?:#.*)?$/.test(line);
/** The column that a line begins in, behind its dashes. */
const columnOf = (written: string): number => columnsOf(written, 0, false).at(-1)?.at ?? indentOf(written);
/**
 * A line further left than those below it, which stand where those above do, or as the value of a `name:` above that has none: it has
 * slipped. Where only one stands below, or one without what belongs to it, that one may have slipped as well.
 */
const slippedLeft: Reading = ({ text, line }) => {
  const lines = text.split('\n');
  const index = lines.findLastIndex((one, at) => at < line.number - 1 && isWritten(one));
  const [slipped = '', column] = [lines[index], indentOf(line.written)];
  const above = lines.slice(0, Math.max(0, index)).findLast((one) => isWritten(one) && columnOf(one) <= column);
  const next = lines.find((one, at) => at >= line.number && isWritten(one)) ?? '';
  const mayBeTheOther = indentOf(next) <= columnOf(slipped) || (isOpen(line.written) && indentOf(next) === column);
  if (above === undefined || columnOf(slipped) >= column || mayBeTheOther) return undefined;
  const isEmpty = isOpen(above) && columnOf(above) === columnOf(slipped);
  if (columnOf(above) !== column && !isEmpty) return undefined;
  return {
    offset: lines.slice(0, index).join('\n').length + 1 + indentOf(slipped),
    words: `this line stands further left than the lines around it: begin it in ${inColumn(line.written)}`,
  };
};
/** A line that begins in no column of the lines above it. */
export const wrongColumn: Reading = (stop) => {
  const { text, line: { number, written, start } } = stop;
  const columns = openColumns(text.split('\n').slice(0, number - 1), written);
  const words = besides(columns, indentOf(written))
    .map(({ at, number: other }) => `in column ${at + 1} as line ${other} does`).join(' or ');
  return slippedLeft(stop) ?? {
    offset: start + indentOf(written),
    words: `this line begins in ${inColumn(written)}, and the lines that it belongs to do not: begin it ${words}`,
  };
};
export const lineBelow: Reading = (stop) => {
  const { text, error: { message }, line: { number, written, start } } = stop;
  if (message.startsWith('A block sequence')) return undefined;
  const lines = text.slice(start).split('\n');
  const index = lines.findIndex((one, at) => at > 0 && isWritten(one));
  const below = lines[index];
  if (below === undefined || indentOf(below) <= indentOf(written)) return undefined;
  const at = start + lines.slice(0, index).join('\n').length + 1;
  return slippedLeft({ ...stop, line: lineAt(text, at) }) ?? {
    offset: at + indentOf(below),
    words: `this line stands further right than line ${number}, which has a value already: begin it in `
      + `${inColumn(written)}, or leave that value out`,
  };
};
/** A name with its colon, or an item, in a column of its own: nothing is missing in it. The first of a block may begin in any. */
export const wholeLine: Reading = (stop) => {
  const { text, line: { number, written } } = stop;
  const own = indentOf(written);
  const columns = openColumns(text.split('\n').slice(0, number - 1), written);
  if (!/^\s*(?:- |['"]?[\w.-]+['"]?:(?: |$))/.test(written) || columns.some(({ at }) => at === own)) return undefined;
  return columns.some(({ at }) => at > own) ? wrongColumn(stop) : lineBelow(stop);
};
