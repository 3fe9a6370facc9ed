import type { Http, Session } from '../types';
import { createAnalytics, type AnalyticsMessage, type AnalyticsSink } from './analytics';
import type { PageConfig } from './config';
import { createCardTokens } from './card';
import { lazyPlaces } from './lazyPlaces';
import { lazySink } from './lazySink';
import { createOutbox, type OutboxOptions } from './outbox';
import { createParentWindow } from './parent';
import { createErrorReports } from './reports';
import type { Report } from './reports/report';
import type { ErrorReports, Services } from './types';

interface Platform {
  /** Of the side calls; the global one when absent. */
  readonly fetch?: OutboxOptions['fetch'];
  readonly window?: Window;
  readonly now?: () => number;
}
export interface ServicesDeps extends Platform {
  readonly http: Http;
  readonly session: () => Session;
  /** Made first with `createReports`, because the client needs them, too. */
  readonly reports?: ErrorReports;
}
type Keys = Pick<PageConfig, 'sandbox' | 'apiUrl' | 'sentryDsn' | 'segmentKey'>;

/** Error reports: to Sentry with a DSN, to the sandbox in a sandboxed shop, else nowhere. */
export const createReports = ({ sandbox, apiUrl, sentryDsn }: Omit<Keys, 'segmentKey'>, platform: Platform = {}): ErrorReports => {
  const { fetch, window = globalThis.window, now } = platform;
  const twin = sandbox && createOutbox<Report>({ url: apiUrl + sandbox.reports, wrap: (reports) => ({ reports }), fetch, window });
  const sink = sentryDsn ? lazySink<Report>(async () => (await import('./reports/sentry')).createSentry(sentryDsn), twin) : twin;
  return createErrorReports({ sink, now });
};

const analyticsSink = ({ sandbox, apiUrl, segmentKey }: Keys, platform: Platform, reports: ErrorReports): AnalyticsSink | undefined => {
  const { fetch, window = globalThis.window } = platform;
  const twin = sandbox && createOutbox<AnalyticsMessage>({ url: apiUrl + sandbox.events, wrap: (events) => ({ events }), fetch, window });
  if (!segmentKey) return twin;
  const load = async () => (await import('./analytics/segment')).createSegment(segmentKey);
  return lazySink<AnalyticsMessage>(load, twin, (error) => reports.report(error, { code: 'segment' }));
};

/** The services of one page. Providers, and all about addresses, are loaded when first used. */
export const createServices = (config: PageConfig, deps: ServicesDeps): Services => {
  const { http, session, window = globalThis.window } = deps;
  const reports = deps.reports ?? createReports(config, deps);
  return {
    reports,
    analytics: createAnalytics(analyticsSink(config, deps, reports), session, deps.now),
    card: createCardTokens(config, reports),
    ...lazyPlaces(async () => (await import('./places')).createPlaces(config, http, reports)),
    parent: createParentWindow({
      window, embedded: () => session().embedded, allowed: () => session().site?.settings.frame_ancestors ?? [],
    }),
  };
};
