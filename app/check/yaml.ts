import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node, type YAMLMap } from 'yaml';
import type { Finding, Trail } from '#engine/check';
import { duplicateKey, type Position, type ReadDocument } from './json';
import { misreadIn, trailOf } from './yamlMisread';
import { slipIn } from './yamlSlips';

/** Reads a definition in YAML 1.2: its value, what is wrong with the file itself, and where each of its parts stands. */
export function readYaml(text: string): ReadDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false, strict: true, prettyErrors: false });
  const at = ([start, end]: readonly number[]): Position => {
    const { line, col } = lines.linePos(start ?? 0);
    return { line, column: col, start: start ?? 0, end: end ?? start ?? 0 };
  };
  // A tag that nobody knows is a text that begins with "!".
  const [error] = [...document.errors, ...document.warnings];
  if (error || text.trim() === '') {
    const told = { words: error?.message ?? 'the file is empty', offset: error?.pos[0] ?? 0 };
    const { words, offset } = (error && slipIn(text, error)) ?? told;
    const finding: Finding = { code: 'not-yaml', path: [], message: `this is not YAML: ${words.replace(/\.$/, '')}.` };
    return { findings: [finding], locate: () => at([offset]) };
  }
  const misread = misreadIn(document, text);
  const placed = (path: Trail, key?: true): Position => at(find(document, document.contents, path, key)?.range ?? [0]);
  if (misread.length > 0) return { findings: misread, locate: placed };
  const value = plain(document);
  if (value === undefined) {
    const why = 'this cannot be written as JSON: its aliases are too many.';
    return { findings: [{ code: 'not-yaml', path: [], message: why }], locate: () => at([0]) };
  }
  const twice = duplicates(document, (offset) => lines.linePos(offset).line);
  return { value, findings: twice, locate: placed, ...(twice.length > 0 ? { earlier: plain(withEarlier(document)) } : {}) };
}
/** A copy in which of a key that stands twice the first value counts. */
function withEarlier(document: Document): Document {
  const copy = document.clone();
  visit(copy, { Map: (_, map) => {
    const names = namesIn(map);
    map.items = map.items.filter((_pair, index) => names.indexOf(names[index] as string) === index);
  } });
  return copy;
}
const namesIn = ({ items }: YAMLMap): readonly string[] => items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));

/** As JSON: a date, a set or an alias of its own parent is none. */
function plain(document: Document): unknown {
  try {
    return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: 100 })));
  } catch {
    return undefined;
  }
}

function duplicates(document: Document, lineOf: (offset: number) => number): readonly Finding[] {
  const found: Finding[] = [];
  visit(document, { Map: (_, map, above) => {
    const names = namesIn(map);
    const path = trailOf([...above, map]);
    for (const name of new Set(names.filter((name, index) => names.indexOf(name) !== index))) {
      const keys = map.items.flatMap(({ key }, index) => (names[index] === name && isNode(key) ? [key] : []));
      found.push(duplicateKey([...path, name], keys.map(({ range }) => lineOf(range?.[0] ?? 0))));
    }
  } });
  return found;
}

/** The node at a path, or the one nearest to it. */
function find(document: Document, node: Node | null, [name, ...rest]: Trail, key?: true): Node | undefined {
  if (isAlias(node)) return find(document, node.resolve(document) ?? null, name === undefined ? [] : [name, ...rest], key) ?? node;
  if (name === undefined || !node) return node ?? undefined;
  if (isSeq(node)) {
    const element = node.items[Number(name)];
    return isNode(element) ? find(document, element, rest, key) : node;
  }
  const pair = isMap(node) ? node.items.findLast((one) => isScalar(one.key) && String(one.key.value) === name) : undefined;
  if (!pair) return node;
  if (rest.length === 0 && key) return pair.key as Node;
  return isNode(pair.value) ? find(document, pair.value, rest, key) : pair.key as Node;
}
