import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/**
 * As much of Google's maps script as the shop uses, and how it behaves in a strict page: it makes policies of its own (without `lit-html`
 * the library of places does not start), asks for places by fetch, and for the rest by scripts whose address it sets as text. Where nobody
 * says a language, it has that of the browser: here Spanish.
 */
const mapsScript = String.raw`(() => {
  const { maps } = google;
  const given = new URL(document.currentScript.src).searchParams;
  const languageOf = ({ language }) => language ?? given.get('language') ?? 'es';
  const makePolicy = (name) => trustedTypes.createPolicy(name, { createHTML: (text) => text, createScriptURL: (url) => url });
  makePolicy('google-maps-api-loader');
  const jsonp = (path, params) => new Promise((resolve) => {
    maps.answer = resolve;
    const script = document.createElement('script');
    const query = new URLSearchParams({ ...params, callback: 'google.maps.answer' });
    script.src = 'https://maps.googleapis.com/maps/api/js/' + path + '?' + query;
    document.head.append(script);
  });
  const rpc = async (method, body) => {
    const address = 'https://places.googleapis.com/$rpc/google.maps.places.v1.Places/' + method;
    return (await fetch(address, { method: 'POST', body: JSON.stringify(body) })).json();
  };
  const startPlaces = () => {
    document.createElement('template').innerHTML = makePolicy('lit-html').createHTML('<b></b>');
    const toPlace = (place, request) => ({ fetchFields: async function () {
      Object.assign(this, await rpc('GetPlace', { place, language: languageOf(request) }));
      const at = this.location;
      this.location = { toJSON: () => at };
    } });
    return {
      AutocompleteSessionToken: class {},
      AutocompleteSuggestion: { async fetchAutocompleteSuggestions(request) {
        const { suggestions } = await rpc('AutocompletePlaces', { ...request, language: languageOf(request) });
        return { suggestions: suggestions.map((one) => ({ placePrediction: { ...one, toPlace: () => toPlace(one.placeId, request) } })) };
      } },
    };
  };
  const Geocoder = class { async geocode(request) {
    const place = given.get('auth_referrer_policy') === 'origin' ? location.origin : location.href;
    await jsonp('AuthenticationService.Authenticate', { '1s': place });
    const { status, results } = await jsonp('GeocodeService.Search', { '4s': request.address, '9s': languageOf(request) });
    if (status !== 'OK') throw Object.assign(new Error(status), { code: status });
    return { results: results.map((one) => ({ ...one, geometry: { location: { toJSON: () => one.geometry.location } } })) };
  } };
  const started = {};
  maps.importLibrary = async (name) => (started[name] ??= name === 'places' ? startPlaces() : { Geocoder });
  maps.__ib__();
})();`;

const component = (type: string, long: string, short = long) => ({ type, long, short });
const components = (language: string) => [
  component('street_number', '48'), component('route', 'Alder Street', 'Alder St'),
  component('locality', language === 'en' ? 'New York' : 'Nueva York'), component('administrative_area_level_1', 'New York', 'NY'),
  component('country', language === 'en' ? 'United States' : 'Estados Unidos', 'US'), component('postal_code', '10002'),
];
const location = { lat: 40.71, lng: -73.99 };
const headers = { 'access-control-allow-origin': '*' };

/** Google's hosts, as a page asks them. Returns the addresses that scripts were asked by. */
export async function answersMaps(page: Page): Promise<readonly URL[]> {
  const asked: URL[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    const found = { address_components: components(url.searchParams.get('9s') ?? '')
      .map(({ type, long, short }) => ({ types: [type, 'political'], long_name: long, short_name: short })), geometry: { location } };
    const answer = url.pathname.endsWith('Search') ? { status: 'OK', results: [found] } : [1];
    return route.fulfill({ contentType: 'text/javascript',
      body: url.pathname === '/maps/api/js' ? mapsScript : `google.maps.answer(${JSON.stringify(answer)})` });
  });
  await page.route('https://places.googleapis.com/**', (route) => {
    const { language } = JSON.parse(route.request().postData() ?? '{}') as { readonly language: string };
    const text = (words: string) => ({ text: words });
    return route.fulfill({ headers, json: route.request().url().endsWith('GetPlace')
      ? { location, addressComponents: components(language)
        .map(({ type, long, short }) => ({ types: [type, 'political'], longText: long, shortText: short })) }
      : { suggestions: [{ placeId: 'p1', text: text('48 Alder'), mainText: text('48 Alder Street'), secondaryText: text('NY') }] } });
  });
  return asked;
}

const cardFiles = fileURLToPath(new URL('../../../api/sandbox/card/page/', import.meta.url));
const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };
/**
 * Stripe's hosts: the stand-in's script under the real script's name, with a real key and its options, and an answer to each request for a
 * token. Stripe.js has the browser's language unless a locale is set: here Spanish.
 */
export async function answersCards(page: Page, token: () => { readonly status: number; readonly json: unknown }): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/v1/tokens') return route.fulfill(token());
    const name = pathname.split('/').at(-1) ?? '';
    const text = readFileSync(cardFiles + name, 'utf8');
    const body = name !== 'stripe.js' ? text : text
      .replace("'pk_sandbox_local'", "'pk_test_key'").replace("Stripe.version = 'sandbox'", "Stripe.version = 'endive'")
      .replace('function Stripe(key) {', "function Stripe(key, { locale = 'es' } = {}) { document.documentElement.dataset.cards = locale;");
    return route.fulfill({ contentType: types[name.split('.').at(-1) ?? ''], body });
  });
}
