import type { Contract } from '#api/contracts/contract';
import { country, geocode, suggest } from '#api/contracts/places';
import { createCountryHint } from '#api/services/places';
import { createTwins } from '#api/services/twins';
import { createServices } from '#api/services/index';
import { createSuggestions } from '#api/services/suggestions/index';
import { createSuggestionsTwin } from '#api/services/suggestions/twin';
import { ApiError } from '#api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientWith, alwaysFailing, settle } from './faultyClient';
import { exampleResponse } from './contractResponses';
import { defaultMessage } from './expectedOutcome';
import { faultsOf, type Fault } from './faults';
import { driveTo, messageShown } from './checkFault';
import { findCallSites, type CallSite } from './callSites';
import { flushTasks, FlowHarness } from './flowHarness';
import { fakeClock } from './testClock';
import { sandboxHints } from '../support/hints';
import { lines } from '../support/lines';

beforeAll(() => { vi.useFakeTimers(); });
afterAll(() => { vi.useRealTimers(); });

const otherStatuses = ['ERROR', 'INVALID_REQUEST', 'OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'UNKNOWN_ERROR'];
/** The provider's statuses and the title of each message (T4). */
const statuses = [['ZERO_RESULTS', 'Invalid address'], ...otherStatuses.map((status) => [status, defaultMessage.title] as const)] as const;

describe.each(lines)('$id and its third parties', (entry) => {
  let harness: FlowHarness;
  let callSites: readonly CallSite[] = [];
  beforeAll(async () => {
    harness = new FlowHarness(await entry.product(), fakeClock);
    callSites = await findCallSites(harness);
  });
  afterAll(() => harness.stop());
  const callSitesOf = ({ id }: Pick<Contract, 'id'>): readonly CallSite[] => callSites.filter(({ contract }) => contract.id === id);

  it('T2: a refused card shows the provider’s message, sends nothing, and another card can be used (PY-022)', async () => {
    const refused = async (): Promise<never> => {
      throw new ApiError({ code: 'card_error', message: 'Your card number is invalid.', outcome: 'refused' });
    };
    for (const callSite of callSitesOf({ id: 'payment.methods' })) {
      driveTo(harness, callSite, async (_, success) => success(), refused);
      await harness.untilIdle();
      const fault = { code: 'card_error', message: 'Your card number is invalid.' };
      expect(harness.view).toMatchObject({ step: callSite.state.split('.')[0], busy: false, fault });
      expect(harness.requests.filter(({ contract }) => ['method', 'purchase'].includes(contract.kind))).toEqual([]);
      harness.createToken = async () => ({ id: 'tok_2' });
      await harness.send({ type: 'DISMISS' }, { type: 'NEXT' }).untilIdle();
      expect(harness.state).toBe(callSite.to);
    }
  });

  it.each(statuses)('T4: %s shows "%s", the address stays, and the next press looks it up again (WG-008)', async (status, title) => {
    for (const callSite of callSitesOf(geocode)) {
      const { before } = driveTo(harness, callSite, async () => Response.json({ status }));
      await harness.untilIdle();
      const { step, busy, fault, answers } = harness.view;
      expect({ step, busy, code: fault?.code, title: fault && messageShown(harness, fault).title })
        .toEqual({ step: callSite.state.split('.')[0], busy: false, code: status, title });
      expect(answers).toEqual(harness.compiled.forms.answers(step, before()));
      harness.respond = async (_, success) => success();
      await harness.send({ type: 'DISMISS' }, { type: 'NEXT' }).untilIdle();
      expect(harness.state).toBe(callSite.to);
    }
  });
});

const lasting = (contract: Contract): readonly Fault[] => faultsOf(contract).filter(({ id }) => id !== 'F04' && id !== 'F16');

describe('services that the purchase does not need', () => {
  const warned: string[] = [];
  beforeEach(() => { vi.spyOn(console, 'warn').mockImplementation((text: string) => { warned.push(text); }); });
  afterEach(() => { vi.restoreAllMocks(); });

  const suggestionsWith = (fetch: (request: Request) => Promise<Response>) =>
    createSuggestions({ twin: createSuggestionsTwin(clientWith(fetch)), reports: { report: () => undefined } });

  it.each(lasting(suggest as Contract))('T5: with $id $name suggestions fail, so that what is typed counts', async (fault) => {
    const suggestions = suggestionsWith(alwaysFailing(fault));
    await expect(settle(suggestions.suggest('48 Al', {}))).rejects.toThrow();
  });
  it('T5: suggestions for a text that has changed are dropped', async () => {
    const suggestions = suggestionsWith(async () => exampleResponse(suggest as Contract));
    const typing = new AbortController();
    const late = suggestions.suggest('48 Al', { signal: typing.signal });
    typing.abort();
    expect(await settle(late)).toEqual([]);
    expect(await settle(suggestions.suggest('48 Ald', {}))).not.toEqual([]);
  });
  it.each(lasting(country as Contract))('T6: the country is US with $id $name, within five seconds (WG-014)', async (fault) => {
    const start = Date.now();
    expect(await settle(createCountryHint(createTwins(clientWith(alwaysFailing(fault))).country).detect())).toBe('US');
    expect(Date.now() - start).toBeLessThanOrEqual(5000);
  });
  it.each(['F01', 'F06', 'F09', 'F10', 'F14', 'F15'])('T7, T8: with %s analytics and reports fail silently, and only once', async (id) => {
    const fault = lasting(country as Contract).find((one) => one.id === id) as Fault;
    const sent: string[] = [];
    const config = { sandbox: sandboxHints, apiUrl: 'http://partner.test', cardKey: 'pk_sandbox_local', gallery: false };
    const services = createServices(config, {
      http: clientWith(alwaysFailing(fault)), session: () => ({ embedded: false, metadata: {} }),
      fetch: async (url) => {
        sent.push(new URL(url).pathname);
        return fault.answer(new Request(url), () => new Response(), 0);
      },
    });
    services.analytics.track('plan selected');
    services.reports.report(new Error('Broken'));
    await flushTasks();
    for (let minute = 0; minute < 5; minute += 1) {
      vi.advanceTimersByTime(60_000);
      await flushTasks();
    }
    expect([...sent].sort()).toEqual(['/sandbox/events', '/sandbox/reports']);
  });
});
