import { isAlias, isMap, isNode, isPair, isScalar, isSeq, visit, type Document, type Node, type Pair, type Scalar } from 'yaml';
import { hint, numberIn, type Finding, type Trail } from '#engine/check';

type Above = readonly (Document | Node | Pair)[];
/** Where a node stands, by what stands above it. */
export const trailOf = (above: Above): Trail => above.flatMap((one, index) => {
  if (isPair(one)) return [isScalar(one.key) ? String(one.key.value) : ''];
  const inner: unknown = above[index + 1];
  return isSeq(one) && isNode(inner) ? [String(one.items.indexOf(inner))] : [];
});
const isPlain = (node: unknown): node is Scalar<string> => isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string';

/** What is right as YAML and says something else than was meant: a part of a text is lost, or a text is taken for names. */
export function misreadIn(document: Document, text: string): readonly Finding[] {
  const found: Finding[] = [];
  const tell = (path: Trail, message: string, key?: true): void => {
    found.push({ code: 'not-yaml', path, message, ...(key ? { key } : {}) });
  };
  visit(document, {
    Scalar: (_, node, above) => {
      if (!isPlain(node)) return;
      if (/^\S+,$/.test(node.value)) tell(trailOf([...above, node]), `a comma ends "${node.value}": leave it out, lines need none.`);
      const { comment } = node;
      if (!comment || !/^[\p{L}\p{N}]/u.test(comment)) return;
      const whole = JSON.stringify(`${node.value} #${comment}`);
      tell(trailOf([...above, node]), `the text ends before "#", and a comment begins: write ${whole}, or for a comment "# ${comment}".`);
    },
    Pair: (_, { key, value }, above) => {
      const [map, list] = [above.at(-1), above.at(-2)];
      if (!isScalar(key) || !isMap(map)) return;
      if (map.flow && value === null && map.items.length === 1) {
        tell(trailOf(above), `a text that begins with "{" needs quotes: ${JSON.stringify(`{${String(key.value)}}`)}.`);
      }
      const words = map.flow && isScalar(value) && !value.anchor
        ? commaWords(text.slice(value.range?.[0]), value) ?? partsWords(map.items, key, text) : undefined;
      if (words !== undefined) tell([...trailOf(above), String(key.value)], words);
      if (!isPlain(key)) return;
      const [, name] = withoutSpace.exec(key.value) ?? [];
      if (name !== undefined && map.flow && !isPlain(value)) {
        tell([...trailOf(above), key.value], `a space is missing after "${name}:".`, true);
      }
      if (isSeq(list) && map.items.length === 1 && key.value.includes(' ') && isPlain(value)) {
        const whole = JSON.stringify(`${key.value}: ${value.value}`);
        tell(trailOf(above), `this text has ": " in it and needs quotes: ${whole}.`);
      }
    },
    Alias: (_, node, above) => {
      const repeated = node.resolve(document);
      if (repeated === undefined) tell(trailOf([...above, node]), aliasWords(document, node.source));
      else if (above.includes(repeated)) {
        tell(trailOf([...above, node]), `"*${node.source}" stands inside of what it repeats, and would have no end: leave it out.`, true);
      }
    },
  });
  return found;
}
/** In braces a comma ends a value also within a number: `0,5` is 0 and a name 5 without a value. */
function commaWords(written: string, { value, type }: Scalar): string | undefined {
  const [whole] = /^[^,{}[\]\n]*\d(?:,\d+)+(?=\s*[,}])/.exec(written) ?? [];
  if (whole === undefined || type !== 'PLAIN') return undefined;
  const number = typeof value === 'number' ? numberIn(whole) : undefined;
  return `in braces a comma ends a value: write ${number ?? JSON.stringify(whole)} instead of ${whole}.`;
}
/** A name and its value without the space between them. */
const withoutSpace = /^([\w.]+):\S/;
/** In braces a comma ends a value also within a text or between several values: what stands behind it is a name without a value. */
function partsWords(pairs: readonly Pair[], key: Scalar, text: string): string | undefined {
  const index = pairs.findIndex((pair) => pair.key === key);
  const { value } = pairs[index] as Pair;
  const others = pairs.slice(index + 1);
  const end = others.findIndex((other) => other.value !== null);
  const last = others.slice(0, end < 0 ? undefined : end).at(-1)?.key;
  const isGlued = ({ key: name }: Pair): boolean => isPlain(name) && withoutSpace.test(name.value);
  if (!isPlain(value) || !isScalar(last) || others.some(isGlued)) return undefined;
  const whole = text.slice(value.range?.[0], last.range?.[1]);
  return `in braces a comma ends a value: a text with a comma needs quotes, ${JSON.stringify(whole)}; `
    + `several values need brackets, [${whole}].`;
}
function aliasWords(document: Document, name: string): string {
  const anchors: string[] = [];
  visit(document, { Node: (_, node) => { if (!isAlias(node) && node.anchor) anchors.push(`*${node.anchor}`); } });
  const near = hint(`*${name}`, anchors);
  const meant = near?.startsWith('Did') ? near : 'A text that begins with "*" needs quotes.';
  return `"*${name}" repeats nothing, for no "&${name}" stands above it. ${meant}`;
}
