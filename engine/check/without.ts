import { createClock } from '../clock';
import { isWithin } from '../context/paths';
import { branchesOf } from '../route/graph';
import { createRules } from '../rules/createRules';
import { pathOfKey } from '../rules/subject';
import type { FlowDefinition, Next, Path, Rule, Step } from '../types';
import { entriesOf } from './walk';

/** A path without an answer, and the steps that are not filled without it. */
export interface Blank { readonly path: Path; readonly answering: readonly string[] }
type Verdict = boolean | undefined;

const rules = createRules({ clock: createClock() });
const all = (verdicts: readonly Verdict[]): Verdict =>
  (verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true);
const opposite = (verdict: Verdict): Verdict => (verdict === undefined ? undefined : !verdict);

/** Whether a rule holds while the path has no answer; undefined where that hangs on other answers. */
export const verdictWithout = (blank: Blank, rule: Rule | undefined): Verdict =>
  all(entriesOf(rule).map(([name, wanted]) => verdictOn(blank, name, wanted)));
function verdictOn(blank: Blank, name: string, wanted: unknown): Verdict {
  const inner = (): readonly Verdict[] => (wanted as readonly Rule[]).map((rule) => verdictWithout(blank, rule));
  if (name === 'allOf') return all(inner());
  if (name === 'anyOf') return opposite(all(inner().map(opposite)));
  if (name === 'not') return opposite(verdictWithout(blank, wanted as Rule));
  const steps = name === 'filled' ? [wanted as string | readonly string[]].flat() : [];
  if (steps.some((step) => blank.answering.includes(step))) return false;
  return steps.length === 0 && isWithin(pathOfKey(name), blank.path) ? rules.holds({ [name]: wanted } as Rule, {}) : undefined;
}

/** A definition as far as it can be gone without an answer at the path: branches that need one, or stand behind one that holds, are out. */
export function withoutAnswer(flow: FlowDefinition, blank: Blank): FlowDefinition {
  const open = (next: Next): Next => {
    const judged = branchesOf(next).map((branch) => ({ branch, verdict: verdictWithout(blank, branch.when) }))
      .filter(({ verdict }) => verdict !== false);
    const sure = judged.findIndex(({ verdict }) => verdict);
    return (sure < 0 ? judged : judged.slice(0, sure + 1)).map(({ branch }) => branch);
  };
  const opened = <Place extends { readonly next?: Next }>(place: Place): Place =>
    (place.next === undefined ? place : { ...place, next: open(place.next) });
  const each = <Place>(places: Readonly<Record<string, Place>>, change: (place: Place) => Place): Readonly<Record<string, Place>> =>
    Object.fromEntries(Object.entries(places).map(([name, place]) => [name, change(place)]));
  const inStep = (step: Step): Step => ({ ...opened(step), ...(step.on ? { on: each(step.on, opened) } : {}) });
  return { ...flow, steps: each(flow.steps, inStep), ...(flow.modals ? { modals: each(flow.modals, opened) } : {}) };
}
