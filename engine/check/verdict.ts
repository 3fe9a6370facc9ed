import type { Rule } from '../types';
import { entriesOf } from '../definition/rules';

/** Whether something holds; undefined where that hangs on answers that are not known. */
export type Verdict = boolean | undefined;
/** Says it of one entry of a rule, `filled` among them. */
export type Judge = (name: string, wanted: unknown) => Verdict;

const all = (verdicts: readonly Verdict[]): Verdict =>
  (verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true);
const opposite = (verdict: Verdict): Verdict => (verdict === undefined ? undefined : !verdict);

/** Whether a rule holds, as far as its entries can be judged. */
export const verdictOf = (judge: Judge, rule: Rule | undefined): Verdict => all(entriesOf(rule).map(([name, wanted]): Verdict => {
  const inner = (): readonly Verdict[] => (wanted as readonly Rule[]).map((one) => verdictOf(judge, one));
  if (name === 'allOf') return all(inner());
  if (name === 'anyOf') return opposite(all(inner().map(opposite)));
  return name === 'not' ? opposite(verdictOf(judge, wanted as Rule)) : judge(name, wanted);
}));
