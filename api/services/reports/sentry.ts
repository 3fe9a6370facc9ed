import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import { breadcrumbLimit, type Report, type Sink } from './report';

/**
 * Sentry with none of its own collectors: no console, click, fetch or history hooks, and without the visitor's IP address, which it would
 * note by default (S10). It gets what the twin gets.
 */
export const createSentry = (dsn: string): Sink => {
  const client = new BrowserClient({
    dsn, transport: makeFetchTransport, stackParser: defaultStackParser, integrations: [], maxBreadcrumbs: breadcrumbLimit,
    dataCollection: { userInfo: false },
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return (report: Report) => {
    const { name, message, stack = '', breadcrumbs } = report;
    const error = Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` });
    const here = scope.clone();
    here.setUser(report.user ? { ...report.user } : null);
    here.setTags({ code: report.code, request: report.request, status: report.status, path: report.path });
    for (const { at, ...crumb } of breadcrumbs) here.addBreadcrumb({ timestamp: at / 1000, ...crumb }, breadcrumbLimit);
    here.captureException(error);
  };
};
