import type { SyntaxNode, Tree } from '@lezer/common';

/** Where a position of a YAML or JSON text is. */
export interface Place {
  /** The names and numbers that lead there: to what a name stands in, or to the value of a name. */
  readonly path: readonly string[];
  /** A name is written here, or a value. */
  readonly isName: boolean;
}

const pairs = new Set(['Pair', 'Property']);
const lists = new Set(['BlockSequence', 'FlowSequence', 'Array']);
const maps = new Set(['FlowMapping', 'Object']);
const names = new Set(['Key', 'PropertyName']);
const bare = (text: string): string => text.trim().replace(/^(["'])(.*)\1$/s, '$2');
const nameOf = (pair: SyntaxNode): SyntaxNode | null => pair.getChild('Key') ?? pair.getChild('PropertyName');

/** On a line of its own a name need not be there yet: what it stands in is told by the lines above. */
export function placeAt(tree: Tree, text: string, position: number): Place {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  const begun = /^(\s*)((?:- )*)[\w$.-]*$/.exec(text.slice(start, position));
  if (begun && !inFlow(tree, position)) {
    const [, spaces = '', dashes = ''] = begun;
    return { path: pathAbove(tree, text, start, dashes === '' ? spaces.length : undefined, spaces.length), isName: true };
  }
  const node = tree.resolveInner(position, -1);
  const named = ancestor(node, names);
  if (named) return { path: pathOf(named, text).slice(0, -1), isName: true };
  return { path: pathOf(node, text), isName: maps.has(node.name) };
}

const inFlow = (tree: Tree, position: number): boolean =>
  ancestor(tree.resolveInner(position, -1), new Set([...maps, 'FlowSequence', 'Array', 'JsonText'])) !== undefined;

/**
 * What a line with such an indent stands in: where the nearest name with the same indent stands, or below the nearest one with a smaller
 * indent. An entry of a list (no `indent`) stands in what its dash is below.
 */
function pathAbove(tree: Tree, text: string, start: number, indent: number | undefined, dash: number): readonly string[] {
  for (let end = start - 1; end > 0;) {
    const from = text.lastIndexOf('\n', end - 1) + 1;
    const [, spaces = '', dashes = '', word = ''] = /^(\s*)((?:- )*)([^\s#-][^:]*)?/.exec(text.slice(from, end)) ?? [];
    const lead = spaces.length + dashes.length;
    const path = (): readonly string[] => pathOf(tree.resolveInner(from + lead, 1), text);
    if (word !== '' && lead === indent) return path().slice(0, -1);
    if (word !== '' && lead < (indent ?? dash + 1)) return indent === undefined ? [...path(), '0'] : path();
    end = from - 1;
  }
  return [];
}

function ancestor(node: SyntaxNode, wanted: ReadonlySet<string>): SyntaxNode | undefined {
  for (let at: SyntaxNode | null = node; at; at = at.parent) if (wanted.has(at.name)) return at;
  return undefined;
}

function pathOf(node: SyntaxNode, text: string): readonly string[] {
  const path: string[] = [];
  let below: SyntaxNode | undefined;
  for (let at: SyntaxNode | null = node; at; below = at, at = at.parent) {
    const name = pairs.has(at.name) ? nameOf(at) : null;
    if (name) path.unshift(bare(text.slice(name.from, name.to)));
    if (lists.has(at.name) && below) path.unshift(String(indexIn(at, below)));
  }
  return path;
}
function indexIn(list: SyntaxNode, entry: SyntaxNode): number {
  let index = 0;
  for (let child = list.firstChild; child && child.from < entry.from; child = child.nextSibling) {
    if (child.name === 'Item' || (list.name === 'Array' && !/^[[\],]$/.test(child.name))) index += 1;
  }
  return index;
}
