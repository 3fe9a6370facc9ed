import { AnalyticsBrowser } from '@segment/analytics-next';
import type { AnalyticsSink } from './index';

const withoutQuery = (address: unknown): string => (typeof address === 'string' ? address.replace(/[?#].*$/, '') : '');

/** Segment adds the page's address and referrer by itself: their query strings are cut, because a prefilled address holds personal data. */
export const createSegment = async (writeKey: string): Promise<AnalyticsSink> => {
  // Rejects when its settings cannot be loaded; stores nothing in cookies or local storage (PS-001).
  const [segment] = await AnalyticsBrowser.load({ writeKey }, { disableClientPersistence: true });
  await segment.addSourceMiddleware(({ payload, next }) => {
    const { context, properties } = payload.obj;
    for (const place of [context?.page, payload.obj.type === 'page' ? properties : undefined] as (Record<string, unknown> | undefined)[]) {
      if (place) Object.assign(place, { search: '', url: withoutQuery(place['url']), referrer: withoutQuery(place['referrer']) });
    }
    next(payload);
  });
  const ignore = () => undefined;
  return (message) => {
    if (message.type === 'identify') segment.identify(message.id, { ...message.traits }).catch(ignore);
    else if (message.type === 'page') segment.page(message.name, { ...message.properties }).catch(ignore);
    else segment.track(message.name, { ...message.properties }).catch(ignore);
  };
};
