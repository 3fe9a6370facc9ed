import { explained } from './explained';
import { createJudge, type Judgement } from './judge';
import { kinds, mutantsOfLine, type Mutant } from './mutants';
import type { Subject } from '../subject';

/** Of 100 mutants of a line that are not equivalent so many must be noticed, and each of the others explained. */
const least = 95;
export interface Judged { readonly mutant: Mutant; readonly judgement: Judgement }

/** Changes the definitions of lines in every place, and says what nobody noticed; resolves with true when that is little and explained. */
export async function reportMutants(subjects: readonly Subject[]): Promise<boolean> {
  let good = true;
  for (const { name, product, isSold = false } of subjects) {
    const judge = await createJudge(product, { name, isTested: isSold && product.file === undefined });
    const all: Judged[] = [];
    const mutants = mutantsOfLine(product);
    for (const mutant of mutants) {
      // A line of mutants takes minutes.
      console.error(`${name}: mutant ${all.length + 1} of ${mutants.length}: ${mutant.name}`);
      all.push({ mutant, judgement: await judge(mutant) });
    }
    console.log(describe(name, all));
    good &&= isGood(name, all);
  }
  return good;
}

const noticed = ({ judgement }: Judged): boolean => judgement.by !== undefined;
const reasonOf = (line: string, { mutant, judgement }: Judged): string | undefined =>
  explained[line]?.[mutant.name] ?? (judgement.isSame ? 'equivalent: it comes to the same states with the same answers' : undefined);
export const isSettled = (line: string, one: Judged): boolean => noticed(one) || reasonOf(line, one) !== undefined;
const share = (all: readonly Judged[]): number =>
  (all.filter(noticed).length / all.filter(({ judgement }) => judgement.isSame !== true).length) * 100;
const isGood = (line: string, all: readonly Judged[]): boolean =>
  share(all) >= least && all.every((one) => isSettled(line, one)) && stale(line, all).length === 0;
/** Explanations of what is noticed, or does not exist any more. */
const stale = (line: string, all: readonly Judged[]): readonly string[] => Object.keys(explained[line] ?? {})
  .filter((name) => !all.some((one) => one.mutant.name === name && !noticed(one)));

function describe(line: string, all: readonly Judged[]): string {
  const by = (who: Judgement['by']): number => all.filter(({ judgement }) => judgement.by === who).length;
  const missed = all.filter((one) => !noticed(one));
  const same = missed.filter(({ judgement }) => judgement.isSame === true).length;
  const ofKind = kinds.map((kind) => {
    const own = all.filter(({ mutant }) => mutant.kind === kind);
    return `${kind} ${own.filter(noticed).length}/${own.length}`;
  });
  return [
    `${line}: ${all.length} mutants, ${all.length - missed.length} noticed (${share(all).toFixed(1)} %): ${by('check')} by the check, `
      + `${by('prover')} by the prover, ${by('promise')} by the line's promises, ${by('test')} by its tests; ${same} equivalent`,
    `  ${ofKind.join(', ')}`,
    ...missed.map((one) => {
      const reason = reasonOf(line, one);
      return `  ${reason ? '·' : '✗'} ${one.mutant.name}: ${reason ?? 'nobody noticed, and nothing explains it'}`;
    }),
    ...stale(line, all).map((name) => `  ✗ explained, but noticed or gone: ${name}`),
  ].join('\n');
}
