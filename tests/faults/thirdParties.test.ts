import type { Contract } from '#api/contracts/contract';
import { country, geocode, suggest } from '#api/contracts/places';
import { createCountryHint } from '#api/services/country';
import { createTwins } from '#api/services/twins';
import { createServices } from '#api/services/index';
import { createSuggestions } from '#api/services/suggestions/index';
import { createSuggestionsTwin } from '#api/services/suggestions/twin';
import { ApiError } from '#api';
import { catalogue } from '#flows';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf, failing, settled } from './alone';
import { goodAnswer } from './answers';
import { m0 } from './expected';
import { faultsOf, type Fault } from './faults';
import { goesTo, wordsOf } from './meet';
import { findPlaces, type Place } from './places';
import { breathe, Stage } from './stage';
import { fakeTime } from './time';
import { sandboxHints } from '../support/hints';

beforeAll(() => { vi.useFakeTimers(); });
afterAll(() => { vi.useRealTimers(); });

/** The provider's statuses (T4): the first is told as a wrong address, the others as something that went wrong. */
const statuses = [['ZERO_RESULTS', 'Invalid address'], ...['ERROR', 'INVALID_REQUEST', 'OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'UNKNOWN_ERROR'].map((status) => [status, m0.title] as const)] as const;

describe.each(catalogue)('$id and its third parties', (entry) => {
  let stage: Stage;
  let places: readonly Place[] = [];
  beforeAll(async () => { stage = new Stage(await entry.product(), fakeTime); places = await findPlaces(stage); });
  afterAll(() => stage.ends());
  const asking = ({ id }: Pick<Contract, 'id'>): readonly Place[] => places.filter(({ contract }) => contract.id === id);

  it('T2: a card that the provider refuses is told in its own words; nothing is posted, and another card goes on (PY-022)', async () => {
    for (const place of asking({ id: 'payment.methods' })) {
      goesTo(stage, place, async (_, good) => good(), async () => { throw new ApiError({ code: 'card_error', message: 'Your card number is invalid.', outcome: 'refused' }); });
      await stage.rests();
      expect(stage.view).toMatchObject({ step: place.state.split('.')[0], busy: false, fault: { code: 'card_error', message: 'Your card number is invalid.' } });
      expect(stage.asked.filter(({ contract }) => ['method', 'purchase'].includes(contract.kind))).toEqual([]);
      stage.makeToken = async () => ({ id: 'tok_2' });
      await stage.sends({ type: 'DISMISS' }, { type: 'NEXT' }).rests();
      expect(stage.state).toBe(place.to);
    }
  });

  it.each(statuses)('T4: %s is told as "%s"; the address stays, and the next press asks again (WG-008)', async (status, title) => {
    for (const place of asking(geocode)) {
      const { before } = goesTo(stage, place, async () => Response.json({ status }));
      await stage.rests();
      const { step, busy, fault, answers } = stage.view;
      expect({ step, busy, code: fault?.code, title: fault && wordsOf(stage, fault).title }).toEqual({ step: place.state.split('.')[0], busy: false, code: status, title });
      expect(answers).toEqual(stage.compiled.forms.answers(step, before()));
      stage.behave = async (_, good) => good();
      await stage.sends({ type: 'DISMISS' }, { type: 'NEXT' }).rests();
      expect(stage.state).toBe(place.to);
    }
  });
});

const lasting = (contract: Contract): readonly Fault[] => faultsOf(contract).filter(({ id }) => id !== 'F04' && id !== 'F16');

describe('services beside the way', () => {
  const warned: string[] = [];
  beforeEach(() => { vi.spyOn(console, 'warn').mockImplementation((text: string) => { warned.push(text); }); });
  afterEach(() => { vi.restoreAllMocks(); });

  it.each(lasting(suggest as Contract))('T5: suggestions vanish with $id $name, and typing goes on', async (fault) => {
    const suggestions = createSuggestions({ twin: createSuggestionsTwin(clientOf(failing(fault))), reports: { report: () => undefined } });
    expect(await settled(suggestions.suggest('48 Al', {}))).toEqual([]);
  });
  it('T5: an answer to what is no longer typed is dropped', async () => {
    const suggestions = createSuggestions({ twin: createSuggestionsTwin(clientOf(async () => goodAnswer(suggest as Contract))), reports: { report: () => undefined } });
    const typing = new AbortController();
    const late = suggestions.suggest('48 Al', { signal: typing.signal });
    typing.abort();
    expect(await settled(late)).toEqual([]);
    expect(await settled(suggestions.suggest('48 Ald', {}))).not.toEqual([]);
  });
  it.each(lasting(country as Contract))('T6: the country is US with $id $name, within five seconds (WG-014)', async (fault) => {
    const begun = Date.now();
    expect(await settled(createCountryHint(createTwins(clientOf(failing(fault))).country).detect())).toBe('US');
    expect(Date.now() - begun).toBeLessThanOrEqual(5000);
  });
  it.each(['F01', 'F06', 'F09', 'F10', 'F14', 'F15'])('T7, T8: nobody notices when analytics and reports meet %s, and a failed report is not reported', async (id) => {
    const fault = lasting(country as Contract).find((one) => one.id === id) as Fault;
    const sent: string[] = [];
    const services = createServices({ sandbox: sandboxHints, apiUrl: 'http://partner.test', cardKey: 'pk_sandbox_local', gallery: false }, {
      http: clientOf(failing(fault)), session: () => ({ embedded: false, metadata: {} }),
      fetch: async (url) => { sent.push(new URL(url).pathname); return fault.answer(new Request(url), () => new Response(), 0); },
    });
    services.analytics.track('plan selected');
    services.reports.report(new Error('Broken'));
    await breathe();
    for (let minute = 0; minute < 5; minute += 1) { vi.advanceTimersByTime(60_000); await breathe(); }
    expect([...sent].sort()).toEqual(['/sandbox/events', '/sandbox/reports']);
  });
});
