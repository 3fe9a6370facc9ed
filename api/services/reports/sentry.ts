import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import { breadcrumbLimit, type Report, type Sink } from './report';

/** Sentry with none of its own collectors: no console, click, fetch or history hooks (S10). It is told what the twin is told. */
export const createSentry = (dsn: string): Sink => {
  const client = new BrowserClient({ dsn, transport: makeFetchTransport, stackParser: defaultStackParser, integrations: [], maxBreadcrumbs: breadcrumbLimit });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return (report: Report) => {
    const error = Object.assign(new Error(report.message), { name: report.name, stack: `${report.name}: ${report.message}\n${report.stack ?? ''}` });
    const here = scope.clone();
    here.setUser(report.user ? { ...report.user } : null);
    here.setTags({ code: report.code, request: report.request, status: report.status, path: report.path });
    for (const { at, category, message } of report.breadcrumbs) here.addBreadcrumb({ timestamp: at / 1000, category, message }, breadcrumbLimit);
    here.captureException(error);
  };
};
