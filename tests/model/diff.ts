import { formatVerdict, type DiffPart, type Way } from '#engine/explore';
import { BadUsage } from '../../app/check/badUsage';
import { faultWords } from './diffFaults';
import { diffLines, isGood, visitWords, type LineDiff } from './diffLines';
import { diffPage } from './report/diffPage';
import { makeFolder, writeFiles } from './report/folder';
import { htmlOf } from './report/html';
import { Mistakes, placeIn, readChecked, type Subject } from './subject';

/** `npm run prove -- --diff OLD NEW`: true when both are explored completely and the new one is clean. */
export async function diff(names: readonly string[], report: string | undefined): Promise<boolean> {
  const [was, is] = await subjects(names);
  if (report !== undefined) makeFolder(report, 'The report');
  const found = await diffLines(was.product, is.product);
  console.log(formatDiff(was, is, found));
  const { faults, parts, ways, visits } = found;
  if (report !== undefined) {
    const name = `${is.product.flow.id}-diff`;
    const [page] = writeFiles(report, {
      [`${name}.html`]: await htmlOf(diffPage(was, is, found)),
      [`${name}.json`]: `${JSON.stringify({ faults, parts, ways, visits }, null, 2)}\n`,
    });
    console.log(`  report: ${page}`);
  }
  return isGood(found);
}

async function subjects(names: readonly string[]): Promise<readonly [Subject, Subject]> {
  const [was, is, ...more] = names;
  if (was === undefined || is === undefined || more.length > 0) throw new BadUsage('A diff takes two definitions: --diff OLD NEW.');
  const old = await readChecked(was).catch((error: unknown) => {
    if (!(error instanceof Mistakes)) throw error;
    throw new BadUsage([`"${was}" has mistakes, so nothing can be compared with it:`, ...error.lines].join('\n'));
  });
  const now = await readChecked(is);
  const [a, b] = [old.product.flow.id, now.product.flow.id];
  if (a !== b) {
    throw new BadUsage(`A diff compares two definitions of one line, and these are two lines: ${named(was, a)} and ${named(is, b)}.`);
  }
  return [old, now];
}

const named = (name: string, line: string): string => (name === line ? name : `${name} (${line})`);

/** The differences in words. */
export function formatDiff(was: Subject, is: Subject, { parts, ways, visits, verdicts, faults }: LineDiff): string {
  const placed = ({ was: before, is: after }: DiffPart): string => {
    const place = after ? placeIn(is)(after) : before && placeIn(was)(before);
    return place === undefined ? '' : ` (${place})`;
  };
  const [old, now] = verdicts;
  return [
    `${is.product.flow.id}: ${was.name} → ${is.name}`,
    `  old ${formatVerdict(old).split('\n')[0]}`, `  new ${formatVerdict(now, undefined, placeIn(is)).split('\n').join('\n  ')}`,
    ...faultWords(faults).map((words) => `  ${words}`),
    parts.length === 0 ? '  the definitions say the same' : '  the definition:',
    ...parts.map((part) => [
      `    ${part.mark} ${part.kind} ${part.name}${placed(part)}`, ...part.words.map((words) => `      ${words}`),
    ].join('\n')),
    ways.length === 0 ? '  the same answers lead to the same places' : '  the same answers:',
    ...inGroups(ways).map(wayWords),
    ...visitWords(visits).map((words) => `  ${words}`),
    ...visits.groups.map(({ step, words, count }) => `    left at ${step}: ${words} (${count})`),
  ].join('\n');
}
const mostEvents = 3;
/** What stands behind a step that now comes first is told in one line. */
function inGroups(ways: readonly Way[]): readonly (readonly Way[])[] {
  const groups = new Map<string, Way[]>();
  for (const way of ways) {
    const key = way.mark === 'lost' ? `lost ${way.is}` : `${way.mark} ${way.step} ${way.event} ${way.was} ${way.is}`;
    groups.set(key, [...groups.get(key) ?? [], way]);
  }
  return [...groups.values()];
}
function wayWords(group: readonly Way[]): string {
  const [{ mark, was, is, trace }] = group as readonly [Way];
  const presses = [...new Set(group.map(({ step, event }) => `${event} on ${step}`))].join(', ');
  const led = group.length > 1 ? is : `${was} → ${is}`;
  return [
    `    ${mark === 'elsewhere' ? 'led elsewhere' : mark}: ${presses}: ${led}`,
    ...(trace.events.length > mostEvents ? ['        …'] : []),
    ...trace.events.slice(-mostEvents).map(({ words }) => `        ${words}`),
  ].join('\n');
}
