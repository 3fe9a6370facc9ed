import type { Session } from '../../types';
import { analyticsEvents, defaultAffiliation, isCampaignField, isCampaignValue, purchaseEvents } from '../events';
import { safeFields } from '../safeFields';
import { looksPersonal } from '../reports/scrub';
import type { Analytics } from '../types';

type Fields = Readonly<Record<string, unknown>>;
/** One message, with listed fields only. */
export type AnalyticsMessage =
  | { readonly type: 'page' | 'track'; readonly at: number; readonly name: string; readonly properties: Fields }
  | { readonly type: 'identify'; readonly at: number; readonly id?: string; readonly traits: Fields };
export type AnalyticsSink = (message: AnalyticsMessage) => void;

const fieldsByName = new Map(Object.entries(analyticsEvents).map(([name, fields]) => [name.toLowerCase(), fields]));
const isPurchase = (name: string): boolean => (purchaseEvents as readonly string[]).includes(name.toLowerCase());

/** AN-001 to AN-005. Whatever the sink is, only allow-listed fields reach it (S10). */
export const createAnalytics = (
  sink: AnalyticsSink | undefined, session: () => Pick<Session, 'metadata'>, now: () => number = Date.now,
): Analytics => ({
  page(name, properties) {
    sink?.({ type: 'page', at: now(), name, properties: safeFields(properties, []) });
  },
  track(name, fields) {
    const safe = safeFields(fields, fieldsByName.get(name.toLowerCase()) ?? []);
    const properties = isPurchase(name) ? { affiliation: defaultAffiliation, ...safe } : safe;
    sink?.({ type: 'track', at: now(), name, properties });
  },
  identify(id, traits) {
    const campaign = Object.entries(session().metadata)
      .filter(([name, value]) => isCampaignField(name) && isCampaignValue(value));
    sink?.({
      type: 'identify', at: now(), id: id === undefined || looksPersonal(id) ? undefined : id,
      traits: { ...safeFields(traits, [], isCampaignField), ...Object.fromEntries(campaign) },
    });
  },
});
