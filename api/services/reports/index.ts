import type { ErrorReports } from '../types';
import { breadcrumbLimit, describe, type Breadcrumb, type Report, type ReportUser, type Sink } from './report';
import { scrub } from './scrub';

/** A page that fails in a loop stops reporting. */
const reportLimit = 30;

export interface ReportsOptions {
  /** Where reports go; nowhere when absent. */
  readonly sink?: Sink;
  readonly now?: () => number;
  readonly path?: () => string | undefined;
}

/** AN-010 to AN-012, S10. Never throws, never waits, never reports itself. */
export const createErrorReports = ({ sink, now = Date.now, path = () => globalThis.location?.pathname }: ReportsOptions): ErrorReports => {
  const crumbs: Breadcrumb[] = [];
  let user: ReportUser | undefined;
  let sent = 0;
  let lastError: unknown;

  return {
    breadcrumb(category, message) {
      crumbs.push({ at: now(), category, message: scrub(message).slice(0, 120) });
      if (crumbs.length > breadcrumbLimit) crumbs.shift();
    },
    report(error, extra = {}) {
      // The client reports a failed call, and the page that shows it may report the same error again.
      if (!sink || sent >= reportLimit || (error === lastError && typeof error === 'object')) return;
      lastError = error;
      sent += 1;
      const { code, request } = extra;
      const report: Report = { at: now(), ...describe(error), code, request, path: path(), user, breadcrumbs: [...crumbs] };
      void (async () => sink(report))().catch(() => undefined);
    },
    user(next) {
      user = next && { email: next.email, id: next.id };
    },
  };
};
