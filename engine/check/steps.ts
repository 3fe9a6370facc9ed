import { exitsOf, reachable } from '../definition/graph';
import { callOf } from '../definition/calls';
import { buys, purchases } from '../sale';
import type { FlowDefinition, Rule, Step } from '../types';
import type { Report } from './finding';
import type { Trail } from '../definition/trail';
import type { Known } from './known';
import { nearest } from './nearest';
import { checkEntryDialogs } from './entryDialogs';
import { withContent } from './content';

/** Where a visitor can and cannot get. */
export function checkSteps(flow: FlowDefinition, known: Known, report: Report): void {
  const exits = new Map(Object.keys(flow.steps).map((name) =>
    [name, exitsOf(flow, name).filter((to) => Object.hasOwn(flow.steps, to))]));
  checkReach(flow, exits, known, report);
  checkLoops(flow, exits, report);
  checkOtherwise(flow, report);
  checkAsks(flow, report);
  const itself = (path: Trail, what: string): void => report({ code: 'leads-to-itself', path, message: `${what} leads to its own step.` });
  for (const [name, { back, otherwise }] of Object.entries(flow.steps)) {
    if (back === name) itself(['steps', name, 'back'], 'Back');
    if (otherwise === name) itself(['steps', name, 'otherwise'], '`otherwise`');
  }
  checkEntryDialogs(flow, report);
  for (const { kind, name, path } of withContent(flow, known)) if (kind === 'step' && path[1] === name) itself(path, 'the Change link');
  checkSelling(flow, known, report);
}

/** Steps that nothing leads to, from the first step, an `otherwise` or a `back`, and first the step after which they stand. */
function checkReach(flow: FlowDefinition, exits: ReadonlyMap<string, readonly string[]>, known: Known, report: Report): void {
  if (!Object.hasOwn(flow.steps, flow.start)) return;
  const all = new Map([...exits].map(([name, to]) => {
    const { back, otherwise } = flow.steps[name] as Step;
    return [name, [...to, ...(back ? [back] : []), ...(otherwise ? [otherwise] : [])]];
  }));
  const seen = reachable(flow.start, all);
  for (const stopped of new Set([...stoppedAt(flow, seen, known), ...callingForNothing(flow)])) {
    const { screen, on = {} } = flow.steps[stopped] as Step;
    const event = known.screenSpecs?.[screen]?.events?.find((one) => Object.hasOwn(on, one));
    report({
      code: 'leads-nowhere', path: ['steps', stopped, ...(event === undefined ? [] : ['on', event])], key: true,
      message: 'leads nowhere: it has no `next`.', suggestion: 'Say which step follows.',
    });
  }
  for (const name of Object.keys(flow.steps)) {
    if (!seen.has(name)) report({ code: 'unreached-step', path: ['steps', name], key: true, message: 'nothing leads to this step.' });
  }
}

/** The step that a visitor answers, that has no `next`, and behind which steps stand that nobody reaches. */
function stoppedAt(flow: FlowDefinition, seen: ReadonlySet<string>, { screenSpecs }: Known): readonly string[] {
  const names = Object.keys(flow.steps);
  const before = names.slice(0, Math.max(0, names.findLastIndex((name) => !seen.has(name))));
  return before.filter((name) => {
    const step = flow.steps[name] as Step;
    // A control that the step says nothing of has a finding of its own.
    const isSaid = (screenSpecs?.[step.screen]?.events ?? []).every((event) => Object.hasOwn(step.on ?? {}, event));
    return seen.has(name) && asks(step) && !leadsOn(step) && isSaid;
  }).slice(-1);
}
/** The steps whose Next calls somebody and then stays: none of them is an end. */
const callingForNothing = ({ steps }: FlowDefinition): readonly string[] =>
  Object.keys(steps).filter((name) => steps[name]?.calls !== undefined && !leadsOn(steps[name]));
const leadsOn = ({ next, on = {} }: Step): boolean => next !== undefined || Object.values(on).some((event) => event.next !== undefined);
const asks = ({ form, survey, on }: Step): boolean => form !== undefined || survey !== undefined || on !== undefined;

/** Steps that lead round and round and never to an end; each loop once, at its first step. */
function checkLoops(flow: FlowDefinition, exits: ReadonlyMap<string, readonly string[]>, report: Report): void {
  const told = new Set<string>();
  for (const name of Object.keys(flow.steps)) {
    const ahead = reachable(name, exits);
    const loops = [...ahead].every((other) => (exits.get(other) ?? []).length > 0 && reachable(other, exits).has(name));
    if (!loops || told.has(name)) continue;
    for (const other of ahead) told.add(other);
    const round = [...ahead, name];
    // With a way that branches and joins again, they do not lead to one another in the order in which they are met.
    const isInOrder = round.slice(1).every((to, index) => exits.get(round[index] as string)?.includes(to));
    report({ code: 'endless-loop', path: ['steps', name], key: true,
      message: `${isInOrder ? round.join(' → ') : [...ahead].join(', ')}: no step of this loop leads out of it.` });
  }
}

function checkOtherwise(flow: FlowDefinition, report: Report): void {
  const told = new Set<string>();
  for (const name of Object.keys(flow.steps)) {
    const chain = [name];
    let next = flow.steps[name]?.otherwise;
    while (next !== undefined && !chain.includes(next)) {
      chain.push(next);
      next = flow.steps[next]?.otherwise;
    }
    if (next !== name || chain.length < 2 || told.has(name)) continue;
    for (const other of chain) told.add(other);
    const message = `${[...chain, name].join(' → ')}: a visitor who can enter none of these is sent round.`;
    report({ code: 'otherwise-cycle', path: ['steps', name, 'otherwise'], message });
  }
}

/** A form that asks a field while it, or a form that hangs on it, is filled: nobody could say whether the field is asked. */
function checkAsks(flow: FlowDefinition, report: Report): void {
  const read = new Map(Object.entries(flow.steps).map(([name, { asks = {} }]) => [name, Object.values(asks).flatMap(filledIn)]));
  for (const name of Object.keys(flow.steps)) {
    const via = (read.get(name) ?? []).find((other) => reachable(other, read).has(name));
    if (via === undefined) continue;
    const message = `whether a field is asked hangs on \`filled: "${via}"\`, and that hangs on this form.`;
    report({ code: 'asks-cycle', path: ['steps', name, 'asks'], message });
  }
}
function filledIn(rule: Rule): readonly string[] {
  return Object.entries(rule).flatMap(([name, wanted]) => {
    if (name === 'filled') return [wanted as string | readonly string[]].flat();
    if (name === 'not') return filledIn(wanted as Rule);
    return name === 'anyOf' || name === 'allOf' ? (wanted as readonly Rule[]).flatMap(filledIn) : [];
  });
}

/** A step that takes money has a call that happens once. */
function checkSelling(flow: FlowDefinition, known: Known, report: Report): void {
  const offered = Object.entries(known.offered ?? {}).flatMap(([call, { sells }]) => (sells ? [call] : []));
  // A misspelt name has a finding of its own.
  const isMisspelt = (call: string): boolean =>
    !Object.hasOwn(flow.calls, call) && nearest(call, [...purchases(flow), ...offered]) !== undefined;
  for (const [name, step] of Object.entries(flow.steps)) {
    const isCharge = (step.content?.action ?? 'charge') === 'charge';
    if (!known.screenSpecs?.[step.screen]?.sells || !isCharge) continue;
    const calls = (step.calls ?? []).map(callOf);
    if (buys(flow, step.calls) || calls.some(isMisspelt)) continue;
    const near = calls.find((call) => /purchase|order|buy|pay/i.test(call) && call in flow.calls);
    report({
      code: 'no-purchase', path: ['steps', name], key: true, message: 'this step takes money, but none of its calls `sells`.',
      suggestion: offered[0] !== undefined ? `Add the call "${offered[0]}" to its \`calls\`.`
        : near !== undefined ? `Give the call "${near}" its \`sells\`: what is sold, its price and the payment method.`
          : 'Add the call that buys, with `sells` in `calls` of the flow.',
    });
  }
}
