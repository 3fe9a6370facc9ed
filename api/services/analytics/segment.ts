import { AnalyticsBrowser, type CDNSettings } from '@segment/analytics-next';
import { isCampaignValue } from '../events';
import type { AnalyticsSink } from './index';

const withoutQuery = (address: unknown): string => (typeof address === 'string' ? address.replace(/[?#].*$/, '') : '');
const impersonal = (campaign: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(campaign).filter(([, value]) => typeof value === 'string' && isCampaignValue(value)));

/** A workspace's destinations get what we send from Segment. Their scripts, which read the page and store by themselves, are not run. */
const withoutScripts = ({ integrations, ...settings }: CDNSettings): CDNSettings =>
  ({ ...settings, remotePlugins: [], enabledMiddleware: {}, integrations: { 'Segment.io': integrations['Segment.io'] } });

/**
 * Segment adds the page's address, referrer and campaign by itself, and takes a person from the query: all of that is cut, because a
 * prefilled address holds personal data.
 */
export const createSegment = async (writeKey: string): Promise<AnalyticsSink> => {
  // Rejects when its settings cannot be loaded; stores nothing in cookies or local storage (PS-001).
  const [segment] = await AnalyticsBrowser.load({ writeKey }, {
    disableClientPersistence: true, useQueryString: false, updateCDNSettings: withoutScripts,
  });
  await segment.addSourceMiddleware(({ payload, next }) => {
    const { context, properties } = payload.obj;
    for (const place of [context?.page, payload.obj.type === 'page' ? properties : undefined] as (Record<string, unknown> | undefined)[]) {
      if (place) Object.assign(place, { search: '', url: withoutQuery(place['url']), referrer: withoutQuery(place['referrer']) });
    }
    if (context?.campaign) Object.assign(context, { campaign: impersonal(context.campaign) });
    next(payload);
  });
  const ignore = () => undefined;
  return (message) => {
    if (message.type === 'identify') segment.identify(message.id, { ...message.traits }).catch(ignore);
    else if (message.type === 'page') segment.page(message.name, { ...message.properties }).catch(ignore);
    else segment.track(message.name, { ...message.properties }).catch(ignore);
  };
};
