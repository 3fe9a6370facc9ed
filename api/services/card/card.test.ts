import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCardTokens, missingCardLibrary } from './index';

const holder = { name: 'Ines Okafor', address_line1: '48 Alder Street', address_city: 'Columbus', address_state: 'OH' };
const make = (load: () => Promise<unknown>, cardKey = 'pk_sandbox_local', cardScript?: string) => {
  const reported: unknown[] = [];
  return { reported, card: createCardTokens({ cardKey, cardScript }, { report: (error) => { reported.push(error); } }, load) };
};

describe('card tokens', () => {
  let warned: string[] = [];
  beforeEach(() => { warned = []; vi.spyOn(console, 'warn').mockImplementation((text: string) => { warned.push(text); }); });
  afterEach(() => { vi.restoreAllMocks(); });

  it('a missing card script is logged with the specification’s text; the next call tries again (PY-023)', async () => {
    let tries = 0;
    const { card, reported } = make(async () => { tries += 1; if (tries === 1) throw new Error('blocked'); return { elements: true }; });
    expect(await card.load()).toBeNull();
    expect(warned).toEqual(['Cannot init CreditCardField without Stripe.']);
    expect(reported).toMatchObject([{ message: missingCardLibrary }]);
    expect(await card.load()).toEqual({ elements: true });
    await card.load();
    expect(tries).toBe(2);
  });
  it('a card script that never answers counts as missing after half a minute, and may be tried again (T1, F03, PY-023, quality 7: 14)', async () => {
    vi.useFakeTimers();
    try {
      let tries = 0;
      const { card } = make(() => { tries += 1; return tries === 1 ? new Promise(() => undefined) : Promise.resolve({ elements: true }); });
      const loaded = card.load();
      await vi.advanceTimersByTimeAsync(29_000);
      expect(warned).toEqual([]);
      await vi.advanceTimersByTimeAsync(1000);
      expect(warned).toEqual([missingCardLibrary]);
      expect(await loaded).toBeNull();
      expect(await card.load()).toEqual({ elements: true });
    } finally { vi.useRealTimers(); }
  });
  it('without a key there is no card field', async () => {
    const { card } = make(async () => ({}), '');
    expect([await card.load(), card.off, make(async () => ({})).card.off]).toEqual([null, true, false]);
  });
  it('passes the holder’s name and address to the mounted card field (PY-006)', async () => {
    const { card } = make(async () => ({}));
    const asked: unknown[] = [];
    card.register(async (given) => { asked.push(given); return { id: 'tok_1' }; });
    expect(await card.createToken(holder)).toEqual({ id: 'tok_1' });
    expect(asked).toEqual([holder]);
  });
  it('a refused card rejects with the provider’s message; an unmounted field refuses (PY-022)', async () => {
    const { card } = make(async () => ({}));
    card.register(() => Promise.reject(Object.assign(new Error('Your card number is invalid.'), { type: 'card_error' })));
    await expect(card.createToken(holder))
      .rejects.toMatchObject({ code: 'card_error', serverMessage: 'Your card number is invalid.', outcome: 'refused' });
    card.register(undefined);
    await expect(card.createToken(holder)).rejects.toMatchObject({ code: 'card_error', outcome: 'refused' });
  });
  it.each([
    { type: 'invalid_request_error', message: 'Invalid API Key provided: pk_live_*********1234' },
    { type: 'invalid_request_error', code: 'api_key_expired', message: 'Expired API Key provided: pk_live_*********1234' },
    { type: 'rate_limit_error', code: 'rate_limit', message: 'Too many requests hit the API too quickly: Ines Okafor' },
  ])('what the provider says of the shop is no word for the visitor: $message is reported instead (PY-022)', async (said) => {
    const { card, reported } = make(async () => ({}));
    card.register(() => Promise.reject(new Error(said.message, { cause: said })));
    const failure: unknown = await card.createToken(holder).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'card_service', outcome: 'refused', serverMessage: undefined });
    expect(reported.map(String)).toEqual([`Error: The card service refuses a token: ${[said.type, said.code].filter(Boolean).join(' ')}`]);
  });
  it('a card field that the provider has lost is reported in its words, and not shown in them', async () => {
    const { card, reported } = make(async () => ({}));
    const lost = Object.assign(new Error('We could not retrieve data from the specified Element.'), { name: 'IntegrationError' });
    card.register(() => Promise.reject(lost));
    await expect(card.createToken(holder)).rejects.toMatchObject({ code: 'card_service', serverMessage: undefined });
    expect(reported).toEqual([lost]);
  });
  it.each(['card_error', 'validation_error', 'api_connection_error'])('%s is told in the provider’s words alone', async (type) => {
    const { card, reported } = make(async () => ({}));
    const said = { type, message: 'Your card was declined.' };
    card.register(() => Promise.reject(new Error(said.message, { cause: said })));
    await expect(card.createToken(holder)).rejects.toMatchObject({ code: 'card_error', serverMessage: said.message });
    expect(reported).toEqual([]);
  });
  it('shows whether a real card could be charged', () => {
    expect([
      make(async () => ({}), 'pk_sandbox_local', 'http://localhost:4301/v1/stripe.js').card.sandboxed,
      make(async () => ({}), 'pk_live_1').card.sandboxed,
    ]).toEqual([true, false]);
  });
});
