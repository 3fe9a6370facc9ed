/** What the server tells the page, once, in a data block of the HTML. Empty keys mean the offline twin. */
export interface PageConfig {
  /** True when `/api` is the sandbox: nothing real is bought. */
  readonly sandboxed: boolean;
  /** Where the API lives; empty is our own origin. */
  readonly apiUrl: string;
  /** `pk_sandbox_local` selects the stand-in served at `cardScript`. */
  readonly cardKey: string;
  /** URL of the stand-in's script, on its own origin; absent with a real key. */
  readonly cardScript?: string;
  readonly mapsKey?: string;
  readonly sentryDsn?: string;
  readonly segmentKey?: string;
  /** The provider's main site; absent: nowhere to leave to (C-04). */
  readonly mainSite?: string;
  /** Overrides the site's name, else the first host label (S-63). */
  readonly site?: string;
  /** True in development and in the sandboxed shop. */
  readonly gallery: boolean;
}
