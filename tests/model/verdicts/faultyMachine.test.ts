import { expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { CompiledFlow, Context } from '#engine';
import { prove, type Environment } from '#engine/explore';
import { asks, compileFlow, flowOf, number, shows, text } from './flow';

/** Something is priced and bought; the terms are for who has signed in. */
const flow = flowOf({
  first: asks({ 'size!': number({ enum: [1, 2] }) },
    [{ when: { 'account.email': true }, to: 'terms' }, { to: 'pay' }], { calls: ['rate'] }),
  terms: asks({ 'read!': text() }, 'pay', { needs: { 'account.email': true } }),
  pay: asks({ 'card!': text() }, 'end', { needs: { price: true }, calls: ['buy'] }),
  end: shows(undefined, { back: false, content: { number: 'policy.number' } }),
}, {
  calls: { rate: { gives: ['price'] }, buy: { gives: ['policy'], sells: { of: 'size', price: 'price' } } },
  changes: [{ of: 'size', clear: ['price'] }],
});
const environment: Environment = async (call) => [
  { label: 'answer 1', patch: call === 'rate' ? { price: { total: 20 } } : { policy: { number: 'P-1' } } },
  { label: 'no answer', error: { outcome: 'unknown', code: 'default' } },
];

interface Event { readonly type: string; readonly step?: string }
/** What a machine does that is wrong: the place it comes to, and what it adds to the answers. */
interface Wrong { readonly at?: readonly [string, string]; readonly more?: Context }
/** Undefined where it does what is right. */
type Fault = (inner: string, event: Event, step: string) => Wrong | undefined;
function withFault(compiled: CompiledFlow, fault: Fault): CompiledFlow {
  const { machine } = compiled;
  const transition = (before: AnyMachineSnapshot, event: Event, scope: never): AnyMachineSnapshot => {
    const [[step, inner]] = Object.entries(before.value as Readonly<Record<string, string>>) as [[string, string]];
    const wrong = fault(inner, event, step);
    const right = machine.transition(before, event, scope) as AnyMachineSnapshot;
    if (!wrong) return right;
    const value = wrong.at ? { [wrong.at[0]]: wrong.at[1] } : right.value;
    return machine.resolveState({ value, context: { ...right.context as Context, ...wrong.more } }) as AnyMachineSnapshot;
  };
  return { ...compiled, machine: Object.assign(Object.create(machine) as typeof machine, { transition }) };
}
type Change = (compiled: CompiledFlow) => CompiledFlow;
const sound: Change = (compiled) => compiled;
async function brokenBy(fault: Change, after = sound): Promise<readonly string[]> {
  const [today, tomorrow] = [fault(compileFlow(flow)), after(compileFlow(flow, {}, 1))];
  const { violations } = await prove(today, { environment, tomorrow });
  return [...new Set(violations.map(({ property }) => property))];
}

it('nothing is told of the machine without a fault', async () => expect(await brokenBy(sound)).toEqual([]));
it('what a definition lets follow from a part of a failure, and from a part of that, is no fault', async () => {
  const compiled = compileFlow(flowOf({
    first: asks({ 'size!': number({ enum: [1, 2] }) }, 'second', { calls: ['rate'] }),
    second: asks({ 'name!': text() }, 'end', { calls: ['check'] }), end: shows(undefined),
  }, {
    calls: { rate: { gives: ['price'] }, check: { gives: ['checked'] } },
    changes: [{ of: 'error.code', clear: ['price.total'] }, { of: 'price', clear: ['name'] }],
  }));
  const { violations } = await prove(compiled, { environment: async (call) => [
    { label: 'answer 1', patch: call === 'rate' ? { price: { total: 20, fee: 1 } } : { checked: true } },
    { label: 'refused', error: { outcome: 'refused', code: 'default' } },
  ] });
  expect(violations).toEqual([]);
});

it.each<[string, string, Fault]>([
  ['opens a step that cannot be entered', 'a step shows only when it can be entered',
    (_, { type, step }) => (type === 'GOTO' && step === 'pay' ? { at: ['pay', 'open'] } : undefined)],
  ['takes a press while a call runs', 'a busy state ignores what is pressed',
    (inner, { type }, step) => (inner === 'NEXT:rate' && type === 'NEXT' ? { at: [step, 'open'] } : undefined)],
  ['keeps something of a call that failed', 'a failed call stores nothing',
    (_, { type }) => (type.startsWith('xstate.error.actor.') ? { more: { size: 3 } } : undefined)],
  ['goes on when a call has failed', 'a failed call stays on its step',
    (inner, { type }) => (inner === 'NEXT:rate' && type.startsWith('xstate.error.actor.') ? { at: ['pay', 'open'] } : undefined)],
  ['leads elsewhere from a failure', 'a failed call leaves the step usable',
    (inner, { type }) => (inner === 'failed' && type === 'DISMISS' ? { at: ['pay', 'open'] } : undefined)],
  ['takes an answer to a call that does not run', 'an answer that arrives twice counts once',
    (inner, { type }) => (inner === 'open' && type.startsWith('xstate.done.actor.') ? { more: { price: { total: 99 } } } : undefined)],
  ['does not go back', 'Next then Back returns to the step',
    (inner, { type }) => (inner === 'open' && type === 'BACK' ? { at: ['pay', 'open'] } : undefined)],
  ['forgets an answer on the way back', 'Next then Back returns the same answers',
    (inner, { type }, step) => (inner === 'open' && step === 'pay' && type === 'BACK' ? { more: { size: undefined } } : undefined)],
  ['orders without a card', 'buy is sent with complete answers',
    (inner, { type }, step) => (inner === 'open' && step === 'pay' && type === 'NEXT' ? { at: ['pay', 'NEXT:buy'] } : undefined)],
  ['orders again while nobody knows of the order before', 'an order in doubt is settled before another',
    (inner, { type }) => (inner === 'doubt' && type === 'NEXT' ? { at: ['pay', 'NEXT:buy'] } : undefined)],
  ['shows another step than the one with the order in doubt', 'a reload keeps an order in doubt',
    (inner, { type, step }) => (inner === 'doubt' && type === 'GOTO' && step === 'first' ? { at: ['first', 'open'] } : undefined)],
])('of a machine that %s it is told that this does not hold: %s', async (_, property, fault) =>
  expect(await brokenBy((compiled) => withFault(compiled, fault))).toContain(property));

it('of a page that forgets an answer when it is loaded again it is told that a reload keeps every answer', async () => {
  const forgetful = { ...flow, load: [{ clear: ['card'] }] };
  expect(await brokenBy((compiled) => ({ ...compiled, patching: { ...compiled.patching, flow: forgetful } })))
    .toContain('reload keeps every answer');
});
const entering = (entry: CompiledFlow['route']['entry']): Promise<readonly string[]> =>
  brokenBy((compiled) => ({ ...compiled, route: { ...compiled.route, entry } }));
it('of an entry guard that sends everybody to the first step it is told that a reload keeps the step', async () =>
  expect(await entering(() => 'first')).toContain('reload keeps the step'));
it('of an entry guard that lets everybody in it is told where who signs out comes to', async () =>
  expect(await entering((step) => step)).toContain('who signs out comes to a step that can be entered'));
it('of a machine that opens the receipt on the day after it is told that a step shows only when it can be entered', async () =>
  expect(await brokenBy(sound, (compiled) => withFault(compiled,
    (inner, { type }) => (inner === 'open' && type === 'BACK' ? { at: ['end', 'open'] } : undefined))))
    .toContain('after midnight a step shows only when it can be entered'));
