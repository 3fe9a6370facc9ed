import type { Session } from '#api/types';
import type { Prefill } from '../bootstrap/prefill';

type Facts = Readonly<Record<'account' | 'landing' | 'query', Readonly<Record<string, unknown>>>>;

/** The answers of the landing page, which travel in the history entry (RN-016). Anybody may have written there. */
function landingOf(state: unknown): Readonly<Record<string, string>> {
  const landing = typeof state === 'object' && state !== null && 'landing' in state ? state.landing : undefined;
  const street = typeof landing === 'object' && landing !== null && 'streetAddress' in landing ? landing.streetAddress : undefined;
  return typeof street === 'string' ? { streetAddress: street } : {};
}

/** The facts of the visitor before the first answer: a flow's `prefill` picks from them. */
export const factsOf = ({ account }: Pick<Session, 'account'>, prefill: Prefill, state: unknown): Facts => {
  const { id: _id, ...profile } = account ?? {};
  return { account: profile, landing: landingOf(state), query: prefill };
};
