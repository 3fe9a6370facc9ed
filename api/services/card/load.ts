import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { sandboxKey } from './keys';

const nonceOf = (document: Document): string | undefined =>
  document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce || document.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined;

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

/** Stripe.js, or for the sandbox's key its stand-in; from there on it is the same code. A real key refuses the stand-in (S17). */
export const loadCardLibrary = async (key: string, standIn: string | undefined): Promise<Stripe | null> => {
  const sandboxed = key === sandboxKey;
  if (sandboxed && !isStandIn()) {
    if (!standIn) throw new Error('No card script is configured');
    await addScript(standIn);
  }
  if (!sandboxed && isStandIn()) throw new Error('A real card key was given to the sandbox card script');
  return loadStripe(key);
};
