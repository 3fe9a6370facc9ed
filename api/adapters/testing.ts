import { createClock } from '#engine';
import type { Contract } from '../contracts/contract';
import type { SendOptions, Session, Tools } from '../types';

export const nobody: Session = { embedded: false, metadata: { utm_source: 'x' } };
export const noon = Date.parse('2026-11-21T12:00:00Z');

interface Sent { readonly call: string; readonly path: string; readonly body: unknown; readonly headers?: object }
/** Tools that answer every call like this, and record what was sent and what services were asked. */
export function tools(answer: unknown, { session = nobody, place = {} }: { readonly session?: Session; readonly place?: object } = {}) {
  const sent: Sent[] = [];
  const asked: unknown[] = [];
  const places: unknown[] = [];
  const made = {
    signal: new AbortController().signal, session, clock: createClock(() => noon), newId: () => 'id',
    services: {
      geocoder: { geocode: async (text: string) => { asked.push(text); return place; } },
      card: { createToken: async (holder: object) => { asked.push(holder); return { id: 'tok_1' }; } },
    },
    http: {
      async send({ id, path }: Contract, { body, headers, at }: SendOptions<unknown>) {
        sent.push({ call: id, path, body, headers });
        places.push(at);
        return answer;
      },
    },
  } as unknown as Tools & { readonly signal: AbortSignal };
  return { made, sent, asked, places };
}
