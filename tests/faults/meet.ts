import { fits, type CallFault, type Context, type FlowEvent } from '#engine';
import { expect } from 'vitest';
import { faultText, type FaultText } from '../../app/modals/catalogue';
import { expectedOf, m0, saidOf } from './expected';
import { inside, slow, type Fault } from './faults';
import type { Place } from './places';
import { stateOf, type Asked, type Stage } from './stage';
import type { AnyMachineSnapshot } from 'xstate';

const stepOf = (state: string): string => state.slice(0, state.indexOf('.'));
const eventOf = ({ state }: Place): string => state.slice(state.indexOf('.') + 1, state.indexOf(':'));
const own = (stage: Stage, place: Place): readonly Asked[] => stage.asked.filter(({ contract, state }) => contract.id === place.contract.id && state === place.state);
const isPurchase = ({ contract }: Asked): boolean => contract.kind === 'purchase';

/** What the visitor reads, worded as the page words it (app/modals/ModalHost.tsx). */
export function wordsOf(stage: Stage, fault: CallFault): FaultText {
  const { flow } = stage.compiled;
  return faultText(fault, { purchase: flow.calls[fault.call]?.once !== undefined, survey: flow.steps[stage.view.step]?.survey !== undefined });
}

/** Goes to the place with good answers up to its call; from then on its call behaves like this. Resolves with the answers as they were when the call began. */
export function goesTo(stage: Stage, place: Place, behave: (asked: Asked, good: () => Response, attempt: number) => Promise<Response>, makeToken?: Stage['makeToken']): { readonly before: () => Context } {
  let before: Context = {};
  stage.begins(place.from, place.script, place.later);
  if (makeToken) stage.makeToken = makeToken;
  let attempt = 0;
  stage.behave = async (asked, good) => (asked.contract.id === place.contract.id && asked.state === place.state ? behave(asked, good, attempt++) : good());
  let was = '';
  stage.running.subscribe((snapshot: AnyMachineSnapshot) => {
    const state = stateOf(snapshot);
    if (state === place.state && was !== state) before = snapshot.context as Context;
    was = state;
  });
  stage.starts().sends(...place.events);
  return { before: () => before };
}

/** A fault that lasts until the visitor presses again: what is seen, kept and sent, and that pressing again goes on (quality.md, section 2). */
export async function meets(stage: Stage, place: Place, fault: Fault): Promise<void> {
  const expected = expectedOf(fault, place.contract);
  const begun = Date.now.bind(Date);
  const { before } = goesTo(stage, place, ({ request }, good, attempt) => fault.answer(request, good, attempt));
  const start = begun();
  if (fault.id === 'F04') await isBusyAllTheWhile(stage, place, expected.seconds);
  await stage.rests();
  const seconds = Math.round((begun() - start) / 1000);
  expect({ requests: own(stage, place).length, seconds }, 'what is sent, and how long it takes').toEqual({ requests: expected.requests, seconds: expected.seconds });
  if (expected.words === undefined) { succeeded(stage, place); return; }

  const { view } = stage;
  expect({ step: view.step, busy: view.busy, call: view.fault?.call, outcome: view.fault?.outcome }, 'the step stays, busy is over').toEqual({ step: stepOf(place.state), busy: false, call: place.call, outcome: expected.outcome });
  reads(stage, place, fault);
  keeps(stage, before());
  expect(stage.unauthorized).toBe(fault.id === 'F06' ? 1 : 0);
  if (place.contract.kind !== 'purchase') expect(stage.asked.filter(isPurchase), 'the purchase is never posted').toEqual([]);
  await pressesAgain(stage, place);
  await sameWhenRepeated(stage, place, expected.outcome === 'unknown');
}

async function isBusyAllTheWhile(stage: Stage, place: Place, seconds: number): Promise<void> {
  for (let turn = 0; turn < 20 && own(stage, place).length === 0; turn += 1) await stage.passes(0);
  await stage.passes(Math.min(seconds * 1000, slow) - 100);
  const { step, busy, call } = stage.view;
  expect({ step, busy, call }, 'busy until the answer comes').toEqual({ step: stepOf(place.state), busy: true, call: place.call });
}

function succeeded(stage: Stage, place: Place): void {
  expect({ state: stage.state, fault: stage.view.fault, error: stage.context.error, tracked: stage.tracked }, 'it goes on as if nothing had been').toEqual({ state: place.to, fault: undefined, error: undefined, tracked: place.tracked });
}

function reads(stage: Stage, place: Place, fault: Fault): void {
  const words = wordsOf(stage, stage.view.fault as CallFault);
  const text = [...words.paragraphs, ...(words.list ?? [])].join(' ');
  expect(JSON.stringify(words), 'nothing of the inside').not.toMatch(new RegExp(`<|${inside.replace('*', '\\*')}`, 'u'));
  const { words: kind } = expectedOf(fault, place.contract);
  const said = kind === 'code' && fault.error !== undefined ? saidOf(fault.error, place.contract) : m0;
  expect(words.title).toBe(said.title);
  if (kind === 'unconfirmed') expect(text).toMatch(/not yet confirmed.*again is safe/u);
  else if (said.text !== undefined) expect(text).toContain(said.text);
  if (kind !== 'code') expect(words.support).toBe(true);
}

/** No answer is lost on any step, and nothing of the failed call is kept: what is new is the error, and what is gone went because of it. */
function keeps(stage: Stage, before: Context): void {
  const { flow, forms } = stage.compiled;
  const { context } = stage;
  const stored = Object.keys(context).filter((name) => name !== 'error' && name !== 'stale' && context[name] !== undefined && !same(context[name], before[name]));
  expect(stored, 'nothing partly stored').toEqual([]);
  for (const step of Object.keys(flow.steps)) expect(forms.answers(step, context), `the answers of ${step}`).toEqual(forms.answers(step, before));
}
const same = (a: unknown, b: unknown): boolean => a === b || fits({ const: a }, b) || JSON.stringify(a) === JSON.stringify(b);

/** The message is read, the same thing is pressed, the answer is good. */
async function pressesAgain(stage: Stage, place: Place): Promise<void> {
  stage.behave = async (_, good) => good();
  await stage.sends({ type: 'DISMISS' }).rests();
  const { step } = stage.view;
  const isBack = step === stepOf(place.state);
  expect(stage.view.fault).toBeUndefined();
  await stage.sends(againOf(place, isBack, step)).rests();
  expect({ step: stage.view.step, fault: stage.view.fault }, 'pressing again goes on').toEqual({ step: isBack ? stepOf(place.to) : step, fault: undefined });
  if (isBack) expect(stage.tracked, 'told to analytics once').toEqual(place.tracked);
}
function againOf(place: Place, isBack: boolean, step: string): FlowEvent {
  const event = eventOf(place);
  // A price that is gone leads back to where it can be asked for.
  if (event === 'REFRESH' || !isBack) return { type: 'REFRESH' };
  if (event === 'ENTER') return { type: 'GOTO', step };
  return place.events.at(-1) as FlowEvent;
}

/** Section 2, class E and D; decision D10: an unknown end is asked for again with the same key, method and body; a refused one with the same key and a new card. */
async function sameWhenRepeated(stage: Stage, place: Place, isUnknown: boolean): Promise<void> {
  if (place.contract.kind === 'method') expect(stage.tokens, 'a fresh token for the next press').toBe(2);
  const purchases = own(stage, place).filter(isPurchase);
  if (purchases.length === 0) return;
  const keys = new Set(purchases.map(({ request }) => request.headers.get('x-unique-key')));
  expect([...keys], 'one key').toEqual([expect.stringMatching(/\S/u)]);
  const bodies = new Set(await Promise.all(purchases.map(({ request }) => request.clone().text())));
  const methods = stage.asked.filter(({ contract }) => contract.kind === 'method').length;
  if (isUnknown) expect({ bodies: bodies.size, methods: methods <= 1, tokens: stage.tokens <= 1 }, 'the same body and the same card').toEqual({ bodies: 1, methods: true, tokens: true });
  else expect(stage.tokens, 'a new card may be used').toBe(2);
}

/** F16: pressed twice, and answered twice. */
export async function meetsTwice(stage: Stage, place: Place): Promise<void> {
  goesTo(stage, place, async (_, good) => good());
  await stage.sends(place.events.at(-1) ?? { type: 'NEXT' }).rests();
  expect(own(stage, place), 'one request').toHaveLength(1);
  succeeded(stage, place);
  const { snapshot, ended } = stage;
  stage.ended = [];
  for (const event of ended) stage.running.send(event);
  await stage.rests();
  expect(stage.snapshot.context, 'an answer that arrives twice counts once').toBe(snapshot.context);
  succeeded(stage, place);
}
