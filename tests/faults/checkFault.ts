import { matchesSchema, purchases, type CallFault, type Context, type FlowEvent } from '#engine';
import { expect } from 'vitest';
import { faultText, type FaultText } from '../../app/modals/catalogue';
import { expectedOutcome, defaultMessage, expectedMessage } from './expectedOutcome';
import { internalDetail, slowMilliseconds, type Fault } from './faults';
import type { CallSite } from './callSites';
import { stateOf, type SentRequest, type FlowHarness } from './flowHarness';
import type { AnyMachineSnapshot } from 'xstate';

const stepOf = (state: string): string => state.slice(0, state.indexOf('.'));
const eventOf = ({ state }: CallSite): string => state.slice(state.indexOf('.') + 1, state.indexOf(':'));
const requestsOf = (harness: FlowHarness, callSite: CallSite): readonly SentRequest[] =>
  harness.requests.filter(({ contract, state }) =>
    contract.id === callSite.contract.id && [callSite.state, checkState(callSite)].includes(state));
/** The state in which an order in doubt is sent again. */
const checkState = ({ state, call }: CallSite): string => `${stepOf(state)}.CHECK:${call}`;
const isPurchase = ({ contract }: SentRequest): boolean => contract.kind === 'purchase';

/** The message as the page shows it (app/modals/ModalHost.tsx). */
export function messageShown(harness: FlowHarness, fault: CallFault): FaultText {
  const { flow } = harness.compiled;
  return faultText(fault, {
    purchase: purchases(flow).includes(fault.call),
    survey: flow.steps[harness.view.step]?.survey !== undefined,
  });
}

type Respond = (sent: SentRequest, success: () => Response, attempt: number) => Promise<Response>;
/** Drives the flow to the call; `respond` answers it, all calls before succeed. `before` returns the context from when the call began. */
export function driveTo(
  harness: FlowHarness, callSite: CallSite, respond: Respond, createToken?: FlowHarness['createToken'],
): { readonly before: () => Context } {
  let before: Context = {};
  harness.restore(callSite.from, callSite.exampleChoice, callSite.elapsed);
  if (createToken) harness.createToken = createToken;
  let attempt = 0;
  harness.respond = async (sent, success) => {
    const isThisCall = sent.contract.id === callSite.contract.id && sent.state === callSite.state;
    return isThisCall ? respond(sent, success, attempt++) : success();
  };
  let previous = '';
  harness.runningActor.subscribe((snapshot: AnyMachineSnapshot) => {
    const state = stateOf(snapshot);
    if (state === callSite.state && previous !== state) before = snapshot.context as Context;
    previous = state;
  });
  harness.start().send(...callSite.events);
  return { before: () => before };
}

/** Checks a fault that lasts until the visitor presses again: what is shown, stored and sent (quality, section 2). */
export async function checkFault(harness: FlowHarness, callSite: CallSite, fault: Fault): Promise<void> {
  const expected = expectedOutcome(fault, callSite.contract);
  const { before } = driveTo(harness, callSite, ({ request }, success, attempt) => fault.answer(request, success, attempt));
  const start = Date.now();
  if (fault.id === 'F04') await expectBusyUntilAnswer(harness, callSite, expected.seconds);
  await harness.untilIdle();
  const sent = { requests: requestsOf(harness, callSite).length, seconds: Math.round((Date.now() - start) / 1000) };
  expect(sent, 'number of requests and time').toEqual({ requests: expected.requests, seconds: expected.seconds });
  if (expected.message === undefined) {
    expectSuccess(harness, callSite);
    return;
  }

  const { step, busy, fault: { call, outcome } = {} } = harness.view;
  expect({ step, busy, call, outcome }, 'the step stays and is not busy')
    .toEqual({ step: stepOf(callSite.state), busy: false, call: callSite.call, outcome: expected.outcome });
  expectMessage(harness, callSite, fault);
  expectAnswersKept(harness, before());
  expect(harness.unauthorized).toBe(fault.id === 'F06' ? 1 : 0);
  if (callSite.contract.kind !== 'purchase') expect(harness.requests.filter(isPurchase), 'the purchase is never sent').toEqual([]);
  await expectRetrySucceeds(harness, callSite);
  await expectIdempotentRetry(harness, callSite, expected.outcome === 'unknown');
}

async function expectBusyUntilAnswer(harness: FlowHarness, callSite: CallSite, seconds: number): Promise<void> {
  for (let turn = 0; turn < 20 && requestsOf(harness, callSite).length === 0; turn += 1) await harness.advance(0);
  await harness.advance(Math.min(seconds * 1000, slowMilliseconds) - 100);
  const { step, busy, call } = harness.view;
  expect({ step, busy, call }, 'busy until the answer comes').toEqual({ step: stepOf(callSite.state), busy: true, call: callSite.call });
}

function expectSuccess(harness: FlowHarness, callSite: CallSite): void {
  const { state, view, context, tracked } = harness;
  expect({ state, fault: view.fault, error: context.error, tracked }, 'the call succeeds without a trace of the fault')
    .toEqual({ state: callSite.to, fault: undefined, error: undefined, tracked: callSite.tracked });
}

function expectMessage(harness: FlowHarness, callSite: CallSite, fault: Fault): void {
  const shown = messageShown(harness, harness.view.fault as CallFault);
  const text = [...shown.paragraphs, ...(shown.list ?? [])].join(' ');
  expect(JSON.stringify(shown), 'no internal detail').not.toMatch(new RegExp(`<|${internalDetail.replace('*', '\\*')}`, 'u'));
  const { message: kind } = expectedOutcome(fault, callSite.contract);
  const expected = kind === 'code' && fault.error !== undefined ? expectedMessage(fault.error, callSite.contract) : defaultMessage;
  expect(shown.title).toBe(expected.title);
  if (kind === 'unconfirmed') expect(text).toMatch(/not yet confirmed.*again is safe/u);
  else if (expected.text !== undefined) expect(text).toContain(expected.text);
  if (kind !== 'code') expect(shown.support).toBe(true);
}

/** No answer is lost on any step, and nothing of the failed call is stored but the error. */
function expectAnswersKept(harness: FlowHarness, before: Context): void {
  const { flow, forms } = harness.compiled;
  const { context } = harness;
  const stored = Object.keys(context).filter((name) =>
    !['error', 'stale', 'orderInDoubt'].includes(name) && context[name] !== undefined && !isEqual(context[name], before[name]));
  expect(stored, 'nothing partly stored').toEqual([]);
  for (const step of Object.keys(flow.steps)) {
    expect(forms.answers(step, context), `the answers of ${step}`).toEqual(forms.answers(step, before));
  }
}
const isEqual = (a: unknown, b: unknown): boolean => a === b || matchesSchema({ const: a }, b) || JSON.stringify(a) === JSON.stringify(b);

/** Dismisses the message and repeats the event; the call succeeds. */
async function expectRetrySucceeds(harness: FlowHarness, callSite: CallSite): Promise<void> {
  harness.respond = async (_, success) => success();
  await harness.send({ type: 'DISMISS' }).untilIdle();
  const { step } = harness.view;
  const hasStayed = step === stepOf(callSite.state);
  expect(harness.view.fault).toBeUndefined();
  await harness.send(harness.view.orderInDoubt ? { type: 'CHECK' } : retryEvent(callSite, hasStayed, step)).untilIdle();
  expect({ step: harness.view.step, fault: harness.view.fault }, 'pressing again succeeds')
    .toEqual({ step: hasStayed ? stepOf(callSite.to) : step, fault: undefined });
  if (hasStayed) expect(harness.tracked, 'analytics gets each event once').toEqual(callSite.tracked);
}
function retryEvent(callSite: CallSite, hasStayed: boolean, step: string): FlowEvent {
  const event = eventOf(callSite);
  // A price that was dropped leads back to the step where it can be requested again.
  if (event === 'REFRESH' || !hasStayed) return { type: 'REFRESH' };
  if (event === 'ENTER') return { type: 'GOTO', step };
  return callSite.events.at(-1) as FlowEvent;
}

/** Section 2, class E and D; D10: a retry has the same key; after an unknown outcome also the same card and body. */
async function expectIdempotentRetry(harness: FlowHarness, callSite: CallSite, isUnknown: boolean): Promise<void> {
  if (callSite.contract.kind === 'method') expect(harness.tokens, 'a new token for the retry').toBe(2);
  const purchases = requestsOf(harness, callSite).filter(isPurchase);
  if (purchases.length === 0) return;
  const keys = new Set(purchases.map(({ request }) => request.headers.get('x-unique-key')));
  expect([...keys], 'one idempotency key').toEqual([expect.stringMatching(/\S/u)]);
  if (!isUnknown) {
    expect(harness.tokens, 'a new card may be used').toBe(2);
    return;
  }
  const bodies = new Set(await Promise.all(purchases.map(({ request }) => request.clone().text())));
  expect(bodies.size, 'the same body').toBe(1);
  const methods = harness.requests.filter(({ contract }) => contract.kind === 'method').length;
  expect({ methods: methods <= 1, tokens: harness.tokens <= 1 }, 'the same card').toEqual({ methods: true, tokens: true });
}

/** F16: the event is sent twice, and the call is answered twice. */
export async function checkDuplicateAnswer(harness: FlowHarness, callSite: CallSite): Promise<void> {
  driveTo(harness, callSite, async (_, success) => success());
  await harness.send(callSite.events.at(-1) ?? { type: 'NEXT' }).untilIdle();
  expect(requestsOf(harness, callSite), 'one request').toHaveLength(1);
  expectSuccess(harness, callSite);
  const { snapshot, doneEvents } = harness;
  harness.doneEvents = [];
  for (const event of doneEvents) harness.runningActor.send(event);
  await harness.untilIdle();
  expect(harness.snapshot.context, 'an answer that arrives twice counts once').toBe(snapshot.context);
  expectSuccess(harness, callSite);
}
