import type { Finding } from '#engine/check';
import type { FlowDefinition } from '#engine';
import type { CatalogueEntry } from '#flows/types';

export interface LineFinding { readonly id: string; readonly finding: Finding }
type Entry = Pick<CatalogueEntry, 'id' | 'code' | 'base' | 'aliases' | 'paths' | 'title'>;

/** Names by which two lines would be taken for each other: the second one is told. `taken` are addresses of other pages. */
export function checkTwins(entries: readonly Entry[], taken: readonly string[] = []): readonly LineFinding[] {
  const found: LineFinding[] = [];
  const ids = new Map<string, string>();
  const codes = new Map<string, string>();
  const bases = new Map(taken.map((base) => [base, 'a page of the site']));
  const aliases = new Map<string, string>();
  const claim = (names: Map<string, string>, word: 'id' | 'code' | 'base' | 'alias', name: string, id: string): void => {
    const owner = names.get(name);
    if (owner !== undefined) found.push({ id, finding: {
      code: `same-${word}`, path: word === 'alias' ? [] : [word], message: `${word} "${name}" belongs to ${owner} already.`,
    } });
    else names.set(name, id);
  };
  for (const entry of entries) {
    claim(ids, 'id', entry.id, entry.id);
    claim(codes, 'code', entry.code, entry.id);
    claim(bases, 'base', entry.base, entry.id);
    for (const alias of entry.aliases) claim(aliases, 'alias', alias, entry.id);
  }
  return found;
}

/** The catalogue says of a line what its definition says. */
export function checkEntry(entry: Entry, flow: FlowDefinition): readonly LineFinding[] {
  const paths = Object.values(flow.steps).map(({ path }) => path);
  const differ = (['id', 'code', 'base', 'title'] as const).filter((word) => entry[word] !== flow[word])
    .map((word) => ({ word, there: entry[word], here: flow[word] }));
  const all = entry.paths.join(' ') === paths.join(' ') ? differ
    : [...differ, { word: 'paths', there: entry.paths.join(', '), here: paths.join(', ') }];
  return all.map(({ word, there, here }) => ({ id: entry.id, finding: {
    code: 'entry-differs', path: word === 'paths' ? [] : [word],
    message: `the catalogue has the ${word} ${JSON.stringify(there)}, the definition ${JSON.stringify(here)}.`,
    suggestion: 'Write the definition\'s into flows/index.ts.',
  } }));
}
