import { ApiError } from '../../errors';
import { scrub, scrubStack } from './scrub';

export interface Breadcrumb { readonly at: number; readonly category: string; readonly message: string }
export interface ReportUser { readonly email?: string; readonly id?: string }
/** One failure, as it leaves the page: to the sandbox's `POST /sandbox/reports`, or to Sentry. */
export interface Report {
  readonly at: number;
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string;
  readonly status?: number;
  /** AN-010: the request id of the answer that failed. */
  readonly request?: string;
  readonly path?: string;
  /** AN-011: the only personal data in a report. */
  readonly user?: ReportUser;
  readonly breadcrumbs: readonly Breadcrumb[];
}
export type Sink = (report: Report) => void | Promise<void>;

/** AN-012. */
export const breadcrumbLimit = 15;

/** A server's message may quote the visitor, so of a failed call only code and status are reported. */
const messageOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.status === undefined ? error.code : `${error.code} (${error.status})`;
  return scrub(error instanceof Error ? error.message : String(error)).slice(0, 300);
};

export const describe = (error: unknown): Pick<Report, 'name' | 'message' | 'stack' | 'status'> => ({
  name: error instanceof Error ? error.name : 'Error',
  message: messageOf(error),
  stack: error instanceof Error ? scrubStack(error.stack) : undefined,
  status: error instanceof ApiError ? error.status : undefined,
});
