import { createClock } from '../clock';
import { fieldNames } from '../context/answers';
import { setPath } from '../context/paths';
import { rightAnswers } from '../explore/inputs/documents';
import { branchesOf } from '../definition/graph';
import { createRules } from '../rules/createRules';
import { fieldSchema } from '../rules/errors';
import type { Context, FlowDefinition, JsonSchema, Rule, Step } from '../types';
import type { Report } from './finding';
import { ruleEntries } from '../definition/rules';

const clock = createClock();
const rules = createRules({ clock });
/** So many combinations of answers are tried. */
const most = 2_000;

/** Right answers to a step's own form with which none of its branches holds: Next would do nothing, and say nothing. */
export function checkDeadEnds(flow: FlowDefinition, report: Report): void {
  for (const [name, step] of Object.entries(flow.steps)) {
    const stuck = withoutFailing(() => deadEnd(step));
    if (!stuck) continue;
    const answers = Object.entries(stuck).map(([field, value]) => `${field} is ${value === undefined ? 'blank' : JSON.stringify(value)}`)
      .join(' and ');
    const message = `no branch holds when ${answers}: Next does nothing.`;
    report({ code: 'no-branch-holds', path: ['steps', name, 'next'], key: true, message,
      suggestion: 'End the list with a branch that has no `when`.' });
  }
}

function deadEnd({ form, next, save }: Step): Readonly<Record<string, unknown>> | undefined {
  const branches = branchesOf(next);
  if (!form || branches.length === 0 || branches.some(({ when }) => when === undefined)) return undefined;
  const fields = fieldNames(form.schema);
  const prefix = save ? `${save}.` : '';
  const asked = new Set(branches.flatMap(({ when }) => ruleEntries(when, []).map(({ name }) => name)));
  const own = [...asked].map((path) => (path.startsWith(prefix) ? path.slice(prefix.length) : ''));
  // Another step's answers decide as well, or the forms of other steps: the prover knows more.
  if (own.some((name) => !fields.includes(name))
    || branches.some(({ when }) => JSON.stringify(when).includes('"filled"'))) return undefined;
  const base = rightAnswers(form, clock);
  for (const answers of combinations(own, form.schema)) {
    const data = Object.fromEntries(Object.entries({ ...base, ...answers }).filter(([, value]) => value !== undefined));
    if (!rules.valid(form.schema, data)) continue;
    const context: Context = save ? setPath({}, save, data) : data;
    if (!branches.some(({ when }) => rules.holds(when as Rule, context))) return answers;
  }
  return undefined;
}

/** Every combination of the values that the fields may have, as far as their schemas name them. */
function combinations(names: readonly string[], schema: JsonSchema): readonly Readonly<Record<string, unknown>>[] {
  return names.reduce<readonly Readonly<Record<string, unknown>>[]>((all, name) => {
    const { type, enum: choices, const: only, examples, minimum, maximum } = fieldSchema(schema, [name]);
    const values = [
      ...(choices ?? []), ...(only === undefined ? [] : [only]), ...(type === 'boolean' && only === undefined ? [true, false] : []),
      ...(examples ?? []), ...[minimum, maximum].filter((limit) => limit !== undefined),
      ...(schema.required?.includes(name) ? [] : [undefined]),
    ];
    return all.length * values.length > most ? all : all.flatMap((one) => [...new Set(values)].map((value) => ({ ...one, [name]: value })));
  }, [{}]);
}

/** A form that cannot be judged has findings of its own. */
function withoutFailing<T>(find: () => T): T | undefined {
  try { return find(); } catch { return undefined; }
}
