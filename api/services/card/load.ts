import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const nonceOf = (document: Document): string | undefined =>
  ['meta[property="csp-nonce"]', 'script[nonce]'].map((selector) => document.querySelector<HTMLElement>(selector)?.nonce).find(Boolean);

/** Adds the stand-in's script, with the page's nonce. A script that failed is removed, so that the next try is a new one. */
const addScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const nonce = nonceOf(document);
    if (nonce) script.nonce = nonce;
    script.src = src;
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => { script.remove(); reject(new Error('The sandbox card script did not load')); }, { once: true });
    document.head.append(script);
  });

const isStandIn = (): boolean => {
  const present: unknown = (globalThis as { Stripe?: { version?: unknown } }).Stripe;
  return typeof present === 'function' && 'version' in present && present.version === 'sandbox';
};

/** Stripe.js, or the stand-in that the server names. A stand-in that the server does not name is refused (S17). */
export const loadCardLibrary = async (key: string, standIn: string | undefined): Promise<Stripe | null> => {
  if (standIn === undefined) {
    if (isStandIn()) throw new Error('A stand-in is in the place of the card provider');
  } else if (!isStandIn()) {
    await addScript(standIn);
  }
  // Its labels and messages stand among the page's, which are English; by itself it takes the browser's language.
  return loadStripe(key, { locale: 'en' });
};
