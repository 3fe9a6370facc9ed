import type { CompiledFlow, Context, FlowDefinition, JsonSchema } from '#engine';
import {
  branchesIn, createCovering, explore, pathOfTrace, rightAnswers, toPathEvent, traceOf,
  type Cover, type PathEvent, type PathFile, type Reached, type Verdict,
} from '#engine/explore';
import type { Product } from '#flows/types';
import { pathLink } from '../../app/gallery/replay/pathLink';
import { ownPort } from '../../app/server/ownPort';
import { assembledFor, provingInstant, type Assembled } from '../support/assembled';
import { writeFiles } from './report/folder';
import type { Subject } from './subject';

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
        `  ${paths.length === 1 ? '1 path covers' : `${paths.length} paths cover`} ${size - missed.length} of ${size} ${nouns[cover]}`
          + `, the smallest set found${bound === undefined ? '' : `, of a part: the exploration stopped at ${bound}`}:`,
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

/**
 * A way to each list of a form, of rows or of ticks: there two entries more than it must have, then as few as it may have, then one more.
 * Whatever covers a line need not do that, as it leads nowhere else.
 */
export async function listPathsOf({ compiled, environment }: Assembled): Promise<readonly PathFile[]> {
  const { states } = await explore(compiled, { environment, onward: true });
  const paths = states.filter(({ inner }) => inner === 'open').flatMap((state) => listPathsFrom(compiled, state));
  return paths.filter(({ name }, index) => paths.findIndex((other) => other.name === name) === index);
}
function listPathsFrom(compiled: CompiledFlow, { step, snapshot, ...reached }: Reached): readonly PathFile[] {
  const { flow, forms, patching: { tools: { clock } } } = compiled;
  const context = snapshot.context as Context;
  const form = flow.steps[step]?.form && forms.form(step, context);
  return Object.entries(form?.schema.properties ?? {}).flatMap(([field, list]): readonly PathFile[] => {
    if (!form || typeof list !== 'object' || list.type !== 'array') return [];
    const [least, most] = [list.minItems ?? 0, mostOf(list)];
    if (most <= least) return [];
    const right = { ...rightAnswers(form, clock), ...forms.answers(step, context) };
    const lengths = [Math.min(least + 2, most), least, least + 1];
    const answers = lengths.map((length): PathEvent => ({ type: 'CHANGE', data: { ...right, [field]: entriesOf(list, length) } }));
    const { facts, events } = pathOfTrace(traceOf({ step, snapshot, ...reached }));
    return [{ ...common(compiled), name: `${step}: ${field} grows and shrinks`, facts, events: [...events, ...answers] }];
  });
}
/** The entries that a list can have: a list of ticks has as many as it has choices. */
const choicesIn = ({ items }: JsonSchema): readonly unknown[] => (typeof items === 'object' ? items.enum ?? items.examples ?? [] : []);
const mostOf = (list: JsonSchema): number => Math.min(list.maxItems ?? Infinity, list.uniqueItems ? choicesIn(list).length : Infinity);
function entriesOf(list: JsonSchema, length: number): readonly unknown[] {
  const [row] = (list.examples ?? []).flat();
  return list.uniqueItems ? choicesIn(list).slice(0, length) : Array.from({ length }, () => row);
}

/** The counterexamples of a verdict. */
export function counterexamplesOf(product: Product, { violations, deadEnds }: Verdict): readonly PathFile[] {
  const { compiled } = assembledFor(product);
  const found = [...violations.map(({ property, message, trace }) => ({ name: property, message, trace })),
    ...deadEnds.map(({ kind, step, message, trace }) => ({ name: `${kind} ${step}`, message, trace }))];
  return found.map(({ name, message, trace }, index) =>
    ({ ...common(compiled), name: `counterexample ${index + 1}: ${name}`, problem: message, ...pathOfTrace(trace) }));
}
type Common = Pick<PathFile, 'format' | 'line' | 'hash' | 'at'>;
const common = ({ flow, hash }: CompiledFlow): Common =>
  ({ format: 1, line: flow.id, hash, at: new Date(provingInstant).toISOString() });

/**
 * Writes each path as a file into a folder that there is; those of a draft bring the draft along. Each line says where it is, and how it
 * plays: a definition alone, without a landing page and a rating, plays beside its file.
 */
export async function savePaths(
  folder: string, paths: readonly PathFile[], { name, isSold, product }: Pick<Subject, 'name'> & Partial<Subject>,
): Promise<readonly string[]> {
  const draft = isSold ? undefined : product?.file;
  const isPlayed = isSold ?? draft !== undefined;
  const lines = await Promise.all(paths.map(async (one) => {
    const path = draft ? { ...one, draft: { ...draft } } : one;
    const [kind = ''] = path.name.split(':');
    const [file = ''] = writeFiles(folder, {
      [`${path.line}-${kind.replaceAll(' ', '-')}.json`]: `${JSON.stringify(path, undefined, 1)}\n`,
    });
    const address = `http://localhost:${ownPort(process.env)}${await pathLink(path)}`;
    return `    ${file}\n      ${isPlayed ? address : `npm run prove ${name} -- --play ${file}`}`;
  }));
  return isPlayed ? lines : [...lines, `    In a shop they play once it sells ${name}: there /gallery/replay opens the files.`];
}
