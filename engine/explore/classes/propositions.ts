import type { Trail } from '../../definition/trail';
import { pathsOf, rulesOf } from '../../definition/rules';
import { causesOf, readsOf } from '../../definition/changes';
import { isWithin, overlap } from '../../context/paths';
import { isReceipt } from '../../context/receipt';
import { exitsOf, onwardOf } from '../../definition/graph';
import { pathOf } from '../../context/answers';
import { keyPaths, purchases } from '../../sale';
import type { Change, FlowDefinition, Path, Rule, Step } from '../../types';
import { lengthsBefore } from './grown';
import { onEveryRouteIn } from './onEveryRoute';
import { ownersOf, type OwnerOf } from './owners';

/**
 * Every rule that decides where a visit can go on to. Left out: what a change asks about the very field that changed (the new value alone
 * decides), and what loading asks about the very field that it clears (the visitor may as well leave it blank). A promise has to know of
 * every state whether it is kept there.
 */
function decidingRules(flow: FlowDefinition): readonly Rule[] {
  const owners = ownersOf(flow);
  const decides = ([place, index = '', word = '']: Trail): boolean => {
    if (word === 'set') return true;
    if (place === 'changes') return !isDecidedByNewValue(flow.changes?.[Number(index)] as Change, owners);
    return place !== 'load' || !isLeftBlank(flow.load?.[Number(index)] as Change);
  };
  return rulesOf(flow).flatMap(([rule, at]) => (rule && decides(at) ? [rule] : []));
}

/**
 * The rules whose valuation decide every guard. Conjunctions are taken apart; a choice (`anyOf`) stays whole when one form
 * answers all of it, because such a form is always replaced as a whole.
 */
export function propositionsOf(flow: FlowDefinition): readonly Rule[] {
  const owners = ownersOf(flow);
  const found = new Map<string, Rule>();
  const add = (rule: Rule): void => { found.set(JSON.stringify(rule), rule); };
  const split = (rule: Rule): void => {
    for (const [name, wanted] of Object.entries(rule)) {
      if (name === 'anyOf' && new Set(pathsOf({ anyOf: wanted as readonly Rule[] }).map((path) => owners(path) ?? path)).size === 1) {
        add({ anyOf: wanted as readonly Rule[] });
      }
      else if (name === 'anyOf' || name === 'allOf') for (const inner of wanted as readonly Rule[]) split(inner);
      else if (name === 'not') split(wanted as Rule);
      else if (name === 'filled') for (const step of [wanted as string | readonly string[]].flat()) add({ filled: step });
      else for (const one of [{ [name]: wanted === false ? true : wanted }, ...lengthsBefore(flow, [name, wanted])]) add(one);
    }
  };
  for (const rule of decidingRules(flow)) split(rule);
  if (purchases(flow).length > 0) add({ orderInDoubt: true });
  // A receipt is kept while the visitor begins another visit, and can be shown in the middle of it.
  for (const field of purchases(flow).flatMap((call) => flow.calls[call]?.gives ?? [])) add({ [field]: true });
  // An order without a key is a fault, although no rule asks for the key.
  for (const key of keyPaths(flow)) add({ [key]: true });
  for (const path of decisiveCauses(flow, owners)) add({ [path]: true });
  for (const { save, next } of Object.values(flow.modals ?? {})) if (save && next) add({ [save]: true });
  for (const [name, step] of Object.entries(flow.steps)) {
    const { save } = onwardOf(step) ?? {};
    if (save) add({ [save]: true });
    // Whether a step is complete opens the steps behind it; a receipt does not ask.
    if (step.survey || (step.form && exitsOf(flow, name).some((to) => !isReceipt(flow, to)))) add({ filled: name });
    if (step.refresh) split({ [`stale.${step.refresh.of}`]: true, [step.refresh.of]: true });
  }
  return [...found.values()];
}
/**
 * Causes of changes that derive or take back what rules read or forms ask. One that is emptied causes them only where it is there, and one
 * that is given the same again does not: whether it is there tells states apart. Of answers their forms tell it, with two exceptions. A
 * change may read others of the same form, which are answered later. And a step that leaves the route takes its answers along and brings
 * them back later, also those that may be left out: to a change they are emptied and given.
 */
function decisiveCauses(flow: FlowDefinition, owners: OwnerOf): readonly Path[] {
  const read = decidingRules(flow).flatMap(pathsOf);
  const isRead = (path: Path): boolean => owners(path) !== undefined || read.some((other) => overlap(path, other));
  const isDecisive = ({ set = {}, clear = [] }: Change): boolean => [...Object.keys(set), ...clear].some(isRead);
  const isOnEveryRoute = onEveryRouteIn(flow);
  return (flow.changes ?? []).filter(isDecisive).flatMap((change) => {
    const causes = causesOf(change);
    const beside = new Set(readByChange(change).filter((path) => !causes.some((cause) => overlap(cause, path))).map(owners));
    return causes.filter((cause) => {
      const step = owners(cause);
      return step === undefined || beside.has(step) || !(isOnEveryRoute(step, cause) || isRequired(flow.steps[step] as Step, cause));
    });
  });
}
/** Where such an answer is missing, the form of its step is wrong; of all answers together, where each of them is missing. */
const isRequired = ({ form, save = '' }: Step, answer: Path): boolean =>
  form?.schema.required?.some((field) => overlap(pathOf(save, field), answer)) === true;
/** What a change asks, and what it derives values of. */
const readByChange = ({ when = {}, unless = {}, set = {} }: Change): readonly Path[] =>
  [...pathsOf(when), ...pathsOf(unless), ...Object.values(set).flatMap((from) => (typeof from === 'string' ? [] : readsOf(from)))];
/**
 * What changes ask that hang on the new value alone. It tells no states apart, but it does tell apart what may be answered: answers that
 * cause a change, and those that do not.
 */
export function rulesOfNewValues(flow: FlowDefinition): readonly Rule[] {
  const owners = ownersOf(flow);
  return (flow.changes ?? []).filter((change) => isDecidedByNewValue(change, owners)).flatMap(({ when, unless }) => [when, unless])
    .filter((rule): rule is Rule => rule !== undefined);
}
const isDecidedByNewValue = (change: Change, owners: OwnerOf): boolean => isOneForm(change, owners) || isOwn(change);
/** A change whose cause and condition are answered by one form is decided by the form's new answers alone. */
const isOneForm = (change: Change, owners: OwnerOf): boolean => {
  const read = [...causesOf(change), ...pathsOf(change.when ?? {}), ...pathsOf(change.unless ?? {})].map(owners);
  return read.every((owner) => owner !== undefined) && new Set(read).size === 1;
};
const isOwn = (change: Change): boolean => {
  const paths = [...pathsOf(change.when ?? {}), ...pathsOf(change.unless ?? {})];
  const [only, ...others] = causesOf(change);
  return only !== undefined && paths.length > 0 && others.length === 0 && paths.every((path) => isWithin(path, only));
};
const isLeftBlank = ({ when = {}, unless = {}, clear = [], ...more }: Change): boolean =>
  Object.keys(more).length === 0 && [...pathsOf(when), ...pathsOf(unless)].every((path) => clear.some((field) => isWithin(path, field)));
