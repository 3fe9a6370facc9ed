import type { Finding } from '#engine/check';
import type { FlowDefinition } from '#engine';
import type { CatalogueEntry } from '#flows/types';

export interface LineFinding { readonly id: string; readonly finding: Finding }
type Entry = Pick<CatalogueEntry, 'id' | 'code' | 'base' | 'aliases' | 'paths' | 'title'>;

/** Names by which two lines would be taken for each other: the second one is told. `taken` are addresses of other pages. */
export function checkNames(entries: readonly Entry[], taken: readonly string[] = []): readonly LineFinding[] {
  const owners = new Map(taken.map((base) => [`base ${base}`, 'a page of the site']));
  return entries.flatMap(({ id, code, base, aliases }) => {
    const names = [['id', id], ['code', code], ['base', base], ...aliases.map((alias) => ['alias', alias] as const)] as const;
    return names.flatMap(([word, name]): readonly LineFinding[] => {
      const owner = owners.get(`${word} ${name}`);
      owners.set(`${word} ${name}`, owner ?? id);
      const message = `${word} "${name}" belongs to ${owner} already.`;
      return owner === undefined ? [] : [{ id, finding: { code: `same-${word}`, path: word === 'alias' ? [] : [word], message } }];
    });
  });
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
