import type { CompiledFlow } from '../../compile/assemble';
import { load, save, type KeyValueStorage } from '../../context/persist';
import type { Context } from '../../types';
import type { Reached } from '../explore';
import { traceTo, type ReportTrace } from '../verdict/reportData';

/** Stored visits of the old definition, by where they were left and what the new one would make of them. */
export interface VisitGroup {
  readonly step: string;
  /** Where it would land; absent where nothing is left of it. */
  readonly lands?: string;
  readonly words: string;
  readonly count: number;
  readonly trace: ReportTrace;
}
export interface VisitDiff {
  readonly stored: number;
  /** The page keeps a visit only of the very same definition: this many begin anew. */
  readonly anew: number;
  /** What would break if answers of another version were kept. */
  readonly groups: readonly VisitGroup[];
}
const key = 'visit';

/**
 * Every state in which a visitor can be is stored as the page stores it, and loaded by the new definition as the page loads it: once as it
 * is, and once as if its version were the same. `now` is compiled with calls that never answer.
 */
export function diffVisits(old: CompiledFlow, now: CompiledFlow, states: readonly Reached[]): VisitDiff {
  const open = states.filter(({ inner }) => inner === 'open');
  const groups = new Map<string, VisitGroup>();
  let anew = 0;
  for (const state of open) {
    const context = state.snapshot.context as Context;
    const write = (hash: string): KeyValueStorage => {
      const storage = createStorage();
      save(storage, key, { flow: old.flow, hash }, state.step, context);
      return storage;
    };
    if (load(write(old.hash), key, now) === undefined) anew += 1;
    const end = endOf(old, now, state, write(now.hash));
    const name = `${state.step} ${end.words}`;
    const group = groups.get(name);
    if (!end.words) continue;
    groups.set(name, { ...end, step: state.step, count: (group?.count ?? 0) + 1, trace: group?.trace ?? traceTo(old, state) });
  }
  return { stored: open.length, anew, groups: [...groups.values()] };
}

/** Without words where the visit goes on as it would have in the old definition. */
function endOf(
  old: CompiledFlow, now: CompiledFlow, { step, snapshot }: Reached, storage: KeyValueStorage,
): { readonly words: string; readonly lands?: string } {
  if (!now.flow.steps[step]) return { words: 'there is no such step, so it begins anew' };
  const run = now.start({ storage, key });
  const view = run.view();
  run.stop();
  if (view.step !== step) return { words: `lands at ${view.step}`, lands: view.step };
  const before = wrongFields(old, step, snapshot.context as Context);
  const wrong = wrongFields(now, step, snapshot.context as Context).filter((field) => !before.includes(field));
  return wrong.length > 0
    ? { words: `goes on, but these answers are not right any more: ${wrong.join(', ')}`, lands: step } : { words: '' };
}
function wrongFields({ forms, rules }: CompiledFlow, step: string, context: Context): readonly string[] {
  const form = forms.form(step, context);
  return form ? [...new Set(rules.errors(form.schema, forms.answers(step, context)).map(({ path }) => path.join('.')))] : [];
}

function createStorage(): KeyValueStorage {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => { items.set(name, value); },
    removeItem: (name) => { items.delete(name); },
  };
}
