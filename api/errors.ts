/** Whether the other side may have acted: `unknown` when there was no readable answer (no answer, 5xx, wrong shape). */
export type Outcome = 'refused' | 'unknown';

export interface ApiErrorDetails {
  /**
   * The body's error code, a provider's status (ZERO_RESULTS), or one of our own: network, timeout, aborted, malformed,
   * unauthorized, default.
   */
  readonly code: string;
  readonly title?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly outcome: Outcome;
  readonly status?: number;
  /** X-Request-Id of the answer (S-55). */
  readonly request?: string;
}

/** A name of its own: the bundle calls the class otherwise. */
export const apiErrorName = 'ApiError';
/** A call that failed. `detail` never reaches a visitor: screens choose their words by `code`. */
export class ApiError extends Error implements ApiErrorDetails {
  readonly code: string;
  readonly title?: string;
  readonly serverMessage?: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly outcome: Outcome;
  readonly status?: number;
  readonly request?: string;
  constructor(details: ApiErrorDetails, options?: ErrorOptions) {
    super(details.message ?? details.code, options);
    this.name = apiErrorName;
    this.code = details.code;
    this.title = details.title;
    this.serverMessage = details.message;
    this.fields = details.fields;
    this.outcome = details.outcome;
    this.status = details.status;
    this.request = details.request;
  }
}
