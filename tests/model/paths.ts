import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FlowDefinition } from '#engine';
import { branchesIn, createCovering, factsOfTrace, toPathEvent, type Cover, type PathFile, type Verdict } from '#engine/explore';
import type { Product } from '#flows/types';
import { pathLink } from '../../app/gallery/replay/pathLink';
import { assembledFor, provingInstant, type Assembled } from '../support/assembled';

export const covers: readonly Cover[] = ['transitions', 'branches', 'pairs'];
export interface Covered { readonly words: string; readonly paths: readonly PathFile[]; readonly covered: readonly string[] }
interface Within {
  readonly assembled?: Assembled;
  /** Looks for ways among so many states. */
  readonly most?: number;
}

/** The smallest sets of paths found that cover a line, each path as a file keeps it. */
export async function pathsOf(
  product: Product, wanted: readonly Cover[], { assembled = assembledFor(product), most }: Within = {},
): Promise<readonly Covered[]> {
  const { compiled, environment } = assembled;
  const covering = await createCovering(compiled, { environment, ...(most === undefined ? {} : { most }) });
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
      covered: paths.flatMap((path) => path.covers),
      paths: paths.map(({ name, facts, events }, index) => ({
        ...common(compiled), name: `${cover} ${index + 1}: ${name}`, facts, events: events.map(toPathEvent),
      })),
    });
  }
  return sets;
}
/** Both sides of every guard, as the definition has them: what stands behind a guard is come to where it fails. */
export function sidesOf(flow: FlowDefinition): readonly string[] {
  const branches = branchesIn(flow).map(({ name, at, branch }) => ({ name, list: at.slice(0, -1).join('.'), branch }));
  return branches.flatMap(({ name, list, branch }, index) => {
    if (branch.when === undefined) return [];
    return [`${name} holds`, ...(branches[index + 1]?.list === list ? [`${name} fails`] : [])];
  });
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
