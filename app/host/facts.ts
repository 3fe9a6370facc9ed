import { verticalCodes } from '#api/contracts/site';
import type { Session } from '#api/types';
import { lastDigits, type Prefill } from '../bootstrap/prefill';

type Facts = Readonly<Record<'account' | 'landing' | 'query' | 'site', Readonly<Record<string, unknown>>>>;

/** The answers of the landing page, which travel in the history entry (RN-016). Anybody may have written there. */
function landingOf(state: unknown): Readonly<Record<string, string>> {
  const landing = typeof state === 'object' && state !== null && 'landing' in state ? state.landing : undefined;
  const street = typeof landing === 'object' && landing !== null && 'streetAddress' in landing ? landing.streetAddress : undefined;
  return typeof street === 'string' ? { streetAddress: street } : {};
}

/** The facts of the visitor before the first answer: a flow's `prefill` picks from them, and its rules may read them. */
export const factsOf = ({ account, site }: Pick<Session, 'account' | 'site'>, prefill: Prefill, state: unknown): Facts => {
  const { id: _id, phone, ...profile } = account ?? {};
  // RN-051: the page around a frame writes it as it likes.
  const digits = lastDigits(phone ?? '');
  const sold = site ? { title: site.title, verticals: verticalCodes(site.verticals) } : {};
  return { account: { ...profile, ...(digits ? { phone: digits } : {}) }, landing: landingOf(state), query: prefill, site: sold };
};
