import { RE2JS } from 're2js';
import { quote, type OnWarning } from './warnings';

/** A pattern in an engine of linear time, with its limits. What cannot be judged passes, and is told. */
export function compile(pattern: string, onWarning: OnWarning): (value: string) => boolean {
  const pass = (why: string): true => { onWarning(`The pattern ${quote(pattern)} ${why}: it is not checked.`); return true; };
  if (pattern.length > longest || partsOf(pattern) > mostParts) { pass('is too long'); return () => true; }
  try {
    const regex = RE2JS.compile(pattern);
    const most = work / regex.programSize();
    // As in HTML, the whole value must match (SV-052).
    return (value) => (value.length > most ? pass('is too costly for so long a value') : regex.testExact(value));
  } catch {
    pass('is not supported');
    return () => true;
  }
}

/** Linear is not free: pattern size × value length that is judged, some 20 ms on a phone. */
const work = 300_000;
const longest = 1000;
/** The engine writes counted repetitions out before it runs: `((\w{9}){9}){9}` has 729 parts. This many take some 40 ms. */
const mostParts = 2000;

/** A character that is escaped, a class, a repetition that is counted, or any other character. */
const part = /\\.|\[\^?\]?(?:\\.|[^\]])*\]|\{(?<least>\d+)(?:,(?<most>\d*))?\}|./gsu;
/** How many parts a pattern has with its repetitions written out. */
function partsOf(pattern: string): number {
  const groups = [0];
  let last = 1;
  for (const { 0: text, groups: { least, most } = {} } of pattern.matchAll(part)) {
    if (text === '(') { groups.push(0); continue; }
    const isEnd = text === ')' && groups.length > 1;
    const added = isEnd ? (groups.pop() as number) : least === undefined ? 1 : last * (Number(most || least) - 1);
    groups[groups.length - 1] = (groups.at(-1) as number) + added;
    if (least === undefined) last = added;
  }
  return groups.reduce((sum, size) => sum + size, 0);
}
