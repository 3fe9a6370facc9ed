import { parse, type DocumentNode, type ValueNode } from '@humanwhocodes/momoa';
import type { Finding, Trail } from '#engine/check';

/** Where something stands in a file, counted from 1. `start` and `end` are offsets in its text. */
export interface Position { readonly line: number; readonly column: number; readonly start: number; readonly end: number }
export interface ReadDocument {
  /** Undefined when the text cannot be read. */
  readonly value?: unknown;
  /** The same where, of a key that stands twice, the first value counts. */
  readonly earlier?: unknown;
  readonly findings: readonly Finding[];
  /** The value at a path, or the key that leads to it; what is nearest to it when it is not there. */
  readonly locate: (path: Trail, key?: true) => Position;
}

/** Reads a definition in JSON: its value, what is wrong with the file itself, and where each of its parts stands. */
export function readJson(text: string, mode: 'json' | 'jsonc' = 'json'): ReadDocument {
  let document: DocumentNode;
  try {
    document = parse(text, { mode, ranges: true, allowTrailingCommas: mode === 'jsonc' });
  } catch (error) {
    return unreadable(text, error);
  }
  const twice = duplicates(document.body, []);
  return {
    value: valueOf(document.body), findings: twice, ...(twice.length > 0 ? { earlier: valueOf(document.body, true) } : {}),
    locate: (path, key) => positionOf(find(document.body, path, key)),
  };
}

function unreadable(text: string, error: unknown): ReadDocument {
  const { message, line = 1, column = 1, offset = 0 } =
    error as Error & { readonly line?: number; readonly column?: number; readonly offset?: number };
  const isCut = isCutOff(text, message, offset);
  const what = text.trim() === '' ? 'the file is empty' : isCut ? 'the file ends before it is complete' : unexpected(text, offset);
  const here = { line, column, start: offset, end: offset + 1 };
  return {
    findings: [{ code: 'not-json', path: [], message: `this is not JSON: ${what}.` }],
    locate: () => (isCut ? endOf(text) : here),
  };
}

/** A text, a word or number, or a sign. */
const token = /"(?:\\.|[^"\\])*"|[\w$.+-]+|\S/uy;
const tokenAt = (text: string, offset: number): string => {
  token.lastIndex = offset;
  return token.exec(text)?.[0] ?? '';
};
/** Texts and comments, in which a bracket is none. */
const wordy = /"(?:\\.|[^"\\])*"?|\/\/.*|\/\*[^]*?(?:\*\/|$)/gu;
const countOf = (text: string, signs: RegExp): number => (text.match(signs) ?? []).length;
/** The parser names the last token where it wants another one, so what is still open decides. */
function isCutOff(text: string, message: string, offset: number): boolean {
  // The parser reads U+FFFF behind the last character.
  if (/^Unexpected (?:end|character '\uFFFF')/u.test(message)) return true;
  const plain = text.replaceAll(wordy, ' ');
  const isOpen = countOf(plain, /[{[]/gu) > countOf(plain, /[}\]]/gu);
  return isOpen && text.slice(offset + tokenAt(text, offset).length).replaceAll(wordy, ' ').trim() === '';
}
function endOf(text: string): Position {
  const lines = text.trimEnd().split('\n');
  const start = Math.max(text.trimEnd().length - 1, 0);
  return { line: lines.length, column: Math.max(lines.at(-1)?.length ?? 0, 1), start, end: start + 1 };
}
const mostFound = 40;
function unexpected(text: string, offset: number): string {
  const found = tokenAt(text, offset);
  if (/^[}\]]$/u.test(found) && text.slice(0, offset).trimEnd().endsWith(',')) return `a comma stands before this "${found}": leave it out`;
  const short = found.length > mostFound ? `${found.slice(0, mostFound)}…"` : found;
  return `${short.startsWith('"') ? short : `"${short}"`} cannot stand here`;
}

const nameOf = (member: { readonly name: { readonly type: string } }): string =>
  (member.name.type === 'String' ? (member.name as unknown as { readonly value: string }).value
    : (member.name as unknown as { readonly name: string }).name);

/**
 * Built by hand: a key `__proto__` is a plain key, and of a key that stands twice the last value counts, as in JSON.parse, or else the
 * first one.
 */
function valueOf(node: ValueNode, isFirst = false): unknown {
  if (node.type === 'Object') {
    const value: Record<string, unknown> = {};
    for (const member of node.members) {
      const name = nameOf(member);
      if (isFirst && Object.hasOwn(value, name)) continue;
      Object.defineProperty(value, name, { value: valueOf(member.value, isFirst), enumerable: true, configurable: true, writable: true });
    }
    return value;
  }
  if (node.type === 'Array') return node.elements.map(({ value }) => valueOf(value, isFirst));
  return 'value' in node ? node.value : null;
}

function duplicates(node: ValueNode, path: Trail): readonly Finding[] {
  if (node.type === 'Array') return node.elements.flatMap(({ value }, index) => duplicates(value, [...path, String(index)]));
  if (node.type !== 'Object') return [];
  const lines = new Map<string, number[]>();
  for (const member of node.members) {
    const name = nameOf(member);
    lines.set(name, [...lines.get(name) ?? [], member.name.loc.start.line]);
  }
  return [
    ...[...lines].flatMap(([name, all]) => (all.length > 1 ? [duplicateKey([...path, name], all)] : [])),
    ...node.members.flatMap((member) => duplicates(member.value, [...path, nameOf(member)])),
  ];
}
/** A key that stands in these lines. */
export function duplicateKey(path: Trail, lines: readonly number[]): Finding {
  const others = [...new Set(lines.slice(0, -1))].filter((line) => line !== lines.at(-1));
  const where = others.length === 0 ? '' : `, before in line ${others.join(' and ')}`;
  return {
    code: 'duplicate-key', path, key: true, message: `"${path.at(-1)}" stands here twice${where}, and only the last one counts.`,
    suggestion: 'Remove one of them, or give it another name.',
  };
}

interface Node { readonly loc: { readonly start: { readonly line: number; readonly column: number } }; readonly range?: readonly [number,
  number] }
function find(node: ValueNode, path: Trail, key?: true): Node {
  const [name, ...rest] = path;
  if (name === undefined) return node;
  if (node.type === 'Array') {
    const element = node.elements[Number(name)];
    return element ? find(element.value, rest, key) : node;
  }
  const member = node.type === 'Object' ? node.members.findLast((one) => nameOf(one) === name) : undefined;
  if (!member) return node;
  return rest.length === 0 && key ? member.name : find(member.value, rest, key);
}
const positionOf = ({ loc: { start }, range }: Node): Position =>
  ({ line: start.line, column: start.column, start: range?.[0] ?? 0, end: range?.[1] ?? 0 });
