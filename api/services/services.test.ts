import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../errors';
import type { Http } from '../types';
import type { PageConfig } from './config';
import { createReports, createServices } from './index';

const sandboxed: PageConfig = {
  sandbox: { notice: { label: 'Sandbox', text: 'No card is charged.' }, events: '/sandbox/events', reports: '/sandbox/reports' },
  apiUrl: 'http://api.test', cardKey: 'pk_sandbox_local', gallery: true,
};
const place = { streetAddress: '48 Alder Street', city: 'Columbus', region: 'OH', postal: '43215', country: 'US', lat: 39.96, lng: -83.01 };
/** The services of a page whose sandbox gives these answers, by contract. */
const servicesWith = (answers: Readonly<Record<string, unknown>>, config: PageConfig = sandboxed) => {
  const asked: { readonly id: string; readonly query?: unknown }[] = [];
  const posted: { readonly url: string; readonly body: unknown }[] = [];
  const http: Http = {
    async send(contract, options) {
      asked.push({ id: contract.id, query: options?.query });
      if (!(contract.id in answers)) throw new ApiError({ code: 'network', outcome: 'unknown' });
      return answers[contract.id] as never;
    },
  };
  const services = createServices(config, {
    http, session: () => ({ embedded: false, metadata: {} }),
    fetch: async (url, init) => { posted.push({ url, body: JSON.parse(String(init.body)) as unknown }); return new Response(); },
  });
  return { services, asked, posted };
};

describe('offline twins', () => {
  it('one address string becomes its parts (WG-007)', async () => {
    const { services, asked } = servicesWith({ 'places.geocode': { status: 'OK', place } });
    expect(await services.geocoder.geocode('48 Alder Street, Columbus, OH 43215')).toEqual(place);
    expect(asked).toEqual([{ id: 'places.geocode', query: { address: '48 Alder Street, Columbus, OH 43215' } }]);
  });
  it.each(['ZERO_RESULTS', 'OVER_QUERY_LIMIT', 'REQUEST_DENIED'])('%s rejects with that status (WG-008)', async (status) => {
    await expect(servicesWith({ 'places.geocode': { status } }).services.geocoder.geocode('x'))
      .rejects.toMatchObject({ code: status, outcome: 'refused' });
  });
  it('suggestions are resolved by the text that was shown; a request that fails rejects (T5)', async () => {
    const { services, asked } = servicesWith({
      'places.suggest': { suggestions: [{ id: 'a', label: '48 Alder Street', detail: 'Columbus, OH 43215' }] },
      'places.geocode': { status: 'OK', place },
    });
    expect(await services.suggestions.ready()).toBe(true);
    await services.suggestions.suggest('48 Al', {});
    expect(await services.suggestions.resolve('a')).toEqual(place);
    expect(asked.at(-1)?.query).toEqual({ address: '48 Alder Street, Columbus, OH 43215' });
    await expect(servicesWith({}).services.suggestions.suggest('48', {})).rejects.toThrow();
  });
  it('the country is requested once; it is US when unknown (WG-013, WG-014)', async () => {
    const { services, asked } = servicesWith({ 'places.country': { country: 'GB' } });
    expect([await services.country.detect(), await services.country.detect(), asked.length]).toEqual(['GB', 'GB', 1]);
    expect(await servicesWith({}).services.country.detect()).toBe('US');
    expect(await servicesWith({ 'places.country': { country: null } }).services.country.detect()).toBe('US');
  });
  it('analytics and reports are sent to the sandbox in batches', async () => {
    const { services, posted } = servicesWith({});
    for (let time = 0; time < 20; time += 1) services.analytics.track('plan selected', { plan_id: 'p' });
    expect(posted)
      .toMatchObject([{ url: 'http://api.test/sandbox/events', body: { events: Array.from({ length: 20 }, () => ({ type: 'track' })) } }]);
    const sent: string[] = [];
    const reports = createReports(sandboxed, { fetch: async (url) => { sent.push(url); return new Response(); } });
    for (let time = 0; time < 20; time += 1) reports.report(new Error(`Broken ${time}`));
    expect(sent).toEqual(['http://api.test/sandbox/reports']);
  });
});

it('analytics and reports that are not answered are given up after five seconds (quality 3, T7, T8)', () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  const signals: unknown[] = [];
  const reports = createReports(sandboxed, { fetch: async (_, { signal }) => { signals.push(signal); return new Response(); } });
  for (let time = 0; time < 20; time += 1) reports.report(new Error(`Broken ${time}`));
  expect(limits.mock.calls).toEqual([[5000]]);
  expect(signals).toEqual(limits.mock.results.map(({ value }) => value as unknown));
  limits.mockRestore();
});

describe('without the sandbox and without keys', () => {
  it('nothing is sent, and addresses cannot be looked up (S-84, WG-009)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { services, asked, posted } = servicesWith({ 'places.country': { country: 'GB' } }, { ...sandboxed, sandbox: undefined });
    await expect(services.geocoder.geocode('x')).rejects.toMatchObject({ code: 'GOOGLE_LIBRARY_MISSING' });
    expect(await services.suggestions.ready()).toBe(false);
    expect(await services.country.detect()).toBe('US');
    for (let time = 0; time < 40; time += 1) services.analytics.track('plan selected');
    services.reports.report(new Error('Broken'));
    expect([asked, posted, warn.mock.calls]).toEqual([[], [], [['GOOGLE_LIBRARY_MISSING']]]);
    warn.mockRestore();
  });
});
