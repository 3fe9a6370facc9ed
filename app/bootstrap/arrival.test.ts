import { describe, expect, it } from 'vitest';
import { readArrival } from './arrival';

const at = (path: string) => readArrival(`https://acme.example${path}`);

describe('the token in the address', () => {
  it('is taken on embed routes and leaves the address, the rest stays (S8, C-53)', () => {
    expect(at('/embed/v1/rental-car-insurance?city=New+York&auth_token=abc&embed=true#top')).toEqual({
      token: 'abc',
      flagged: true,
      metadata: {},
      prefill: { city: 'New York' },
      clean: '/embed/v1/rental-car-insurance?city=New+York&embed=true#top',
    });
  });
  it('is thrown away elsewhere, and leaves the address too (S9)', () => {
    expect(at('/rental-car-insurance?auth_token=abc&embed=true')).toEqual({
      flagged: true,
      metadata: {},
      prefill: {},
      clean: '/rental-car-insurance?embed=true',
    });
    expect(at('/embedded?auth_token=abc').token).toBeUndefined();
  });
  it('is taken at /start, which leads to an embed route (AS-002, S9)', () => {
    expect(at('/start?auth_token=abc&city=Dover')).toMatchObject({ token: 'abc', clean: '/start?city=Dover' });
    for (const path of ['/started', '/rental-car-insurance/start', '/start/more']) {
      expect(at(`${path}?auth_token=abc`).token, path).toBeUndefined();
    }
  });
  it('is found however its name is written, and however often', () => {
    const arrival = at('/embed/v1/x?auth%5Ftoken=one&auth_token=two');
    expect(arrival.token).toBe('one');
    expect(arrival.clean).toBe('/embed/v1/x');
  });
  it('is no token when no header could carry it (I18)', () => {
    for (const bad of ['a%0Ab', '%D0%B6', 'a%20b', '']) expect(at(`/embed/v1/x?auth_token=${bad}`)).not.toHaveProperty('token');
  });
  it('logs an account holder in only together with an e-mail (S-14)', () => {
    expect(at('/embed/v1/x?auth_token=abc&email=ines%40example.com').account).toEqual({ email: 'ines@example.com' });
    expect(at('/embed/v1/x?email=ines%40example.com')).not.toHaveProperty('account');
  });
  it('brings the account holder’s name and phone along (RN-051, RN-052)', () => {
    expect(at('/embed/v1/x?auth_token=abc&email=ines%40example.com&first_name=Ines&last_name=Ruiz&phone=%2B15551234567').account)
      .toEqual({ email: 'ines@example.com', firstName: 'Ines', lastName: 'Ruiz', phone: '5551234567' });
  });
});
it('leaves an address without a token alone', () => {
  expect(at('/embed/v1/x?embed=true')).not.toHaveProperty('clean');
});
it('keeps where the visitor came from (S-53)', () => {
  expect(at('/?utm_source=news&utm_campaign=a&gclid=g&utm_=x&__proto__=y&source=z').metadata).toEqual({
    utm_source: 'news',
    utm_campaign: 'a',
    gclid: 'g',
  });
});
