import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCovering, factsOfTrace, toPathEvent, type Cover, type PathFile, type Verdict } from '#engine/explore';
import type { Product } from '#flows/types';
import { pathLink } from '../../app/gallery/replay/pathLink';
import { assembledFor, provingInstant, type Assembled } from '../support/assembled';

export const covers: readonly Cover[] = ['transitions', 'branches', 'pairs'];
export interface Covered { readonly words: string; readonly paths: readonly PathFile[] }

/** The smallest sets of paths found that cover a line, each path as a file keeps it. */
export async function pathsOf(
  product: Product, wanted: readonly Cover[], { compiled, environment }: Assembled = assembledFor(product),
): Promise<readonly Covered[]> {
  const covering = await createCovering(compiled, { environment });
  const sets: Covered[] = [];
  for (const cover of wanted) {
    const { paths, size, missed, bound } = await covering(cover);
    sets.push({
      words: [
        `  ${paths.length} paths cover ${size - missed.length} of ${size} ${nouns[cover]}, the smallest set found`
          + `${bound === undefined ? '' : `, of a part: the exploration stopped at ${bound}`}:`,
        ...paths.map(({ name, events }, index) => `    ${index + 1}. ${name} (${events.length} events)`),
        ...missed.map((name) => `    not covered: ${name}`),
      ].join('\n'),
      paths: paths.map(({ name, facts, events }, index) => ({
        ...common(compiled), name: `${cover} ${index + 1}: ${name}`, facts, events: events.map(toPathEvent),
      })),
    });
  }
  return sets;
}
const nouns: Readonly<Record<Cover, string>> = {
  transitions: 'transitions', branches: 'sides of branches', pairs: 'pairs of transitions',
};

/** The counterexamples of a verdict. */
export function counterexamplesOf(product: Product, { violations, deadEnds }: Verdict): readonly PathFile[] {
  const { compiled } = assembledFor(product);
  const found = [...violations.map(({ property, message, trace }) => ({ name: property, message, trace })),
    ...deadEnds.map(({ kind, step, message, trace }) => ({ name: `${kind} ${step}`, message, trace }))];
  return found.map(({ name, message, trace }, index) => {
    const events = trace.map(toPathEvent);
    const facts = factsOfTrace(compiled, events);
    return { ...common(compiled), name: `counterexample ${index + 1}: ${name}`, problem: message, facts, events };
  });
}
type Common = Pick<PathFile, 'format' | 'line' | 'hash' | 'at'>;
const common = ({ flow, hash }: ReturnType<typeof assembledFor>['compiled']): Common =>
  ({ format: 1, line: flow.id, hash, at: new Date(provingInstant).toISOString() });

/** Writes each path as a file; each line says where it is, and at which address of a shop it plays. */
export async function savePaths(folder: string, paths: readonly PathFile[]): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true });
  return Promise.all(paths.map(async (path) => {
    const [kind = ''] = path.name.split(':');
    const file = join(folder, `${path.line}-${kind.replaceAll(' ', '-')}.json`);
    const text = `${JSON.stringify(path, undefined, 1)}\n`;
    writeFileSync(file, text);
    return `    ${file}\n      http://localhost:4300${await pathLink(path)}`;
  }));
}
