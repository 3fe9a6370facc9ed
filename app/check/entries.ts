import type { Finding } from '#engine/check';
import type { FlowDefinition } from '#engine';
import type { CatalogueEntry } from '#flows/types';

type Entry = Pick<CatalogueEntry, 'id' | 'code' | 'base' | 'paths' | 'title' | 'afresh' | 'startPath' | 'gate'>;

/** The catalogue says of a line what its definition says. */
export function checkEntry(entry: Entry, flow: FlowDefinition): readonly Finding[] {
  const paths = Object.values(flow.steps).map(({ path }) => path);
  const differ = (['id', 'code', 'base', 'title'] as const).filter((word) => entry[word] !== flow[word])
    .map((word) => ({ word, there: entry[word], here: flow[word] }));
  const start = entry.gate?.path ?? flow.steps[flow.start]?.path;
  const all = [
    ...differ, { word: 'paths', there: entry.paths.join(', '), here: paths.join(', ') },
    { word: 'startPath', there: entry.startPath, here: start },
    { word: 'afresh', there: entry.afresh ?? false, here: flow.afresh ?? false },
  ].filter(({ there, here }) => there !== here);
  return all.map(({ word, there, here }) => ({
    code: 'entry-differs', path: ['paths', 'startPath', 'afresh'].includes(word) ? [] : [word],
    message: `the catalogue has the ${word} ${JSON.stringify(there)}, the definition ${JSON.stringify(here)}.`,
    suggestion: 'Write the definition\'s into flows/index.ts.',
  }));
}
