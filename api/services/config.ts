/** The configuration that the server writes into the HTML, in a data block. With the sandbox an absent key means the offline twin. */
export interface PageConfig {
  /**
   * Present when `/api` is the sandbox and nothing real is bought. Its texts and paths come from the server alone: the built files
   * contain no sandbox that could be switched on (S17).
   */
  readonly sandbox?: SandboxHints;
  /** The API's host; empty is our own origin. */
  readonly apiUrl: string;
  readonly cardKey: string;
  /** URL of the stand-in's script, on its own origin; with it the key is the stand-in's. Absent with a real key. */
  readonly cardScript?: string;
  readonly mapsKey?: string;
  readonly sentryDsn?: string;
  readonly segmentKey?: string;
  /** The provider's main site, where a failed start leads (C-04). */
  readonly mainSite?: string;
  /** Overrides the site's name, else the first host label (S-63). */
  readonly site?: string;
  /** True in development and in the sandboxed shop. */
  readonly gallery: boolean;
}

export interface SandboxHints {
  /** The line above everything. */
  readonly notice: Notice;
  /** Paths that take events and error reports. */
  readonly events: string;
  readonly reports: string;
}
export interface Notice {
  readonly label: string;
  readonly text: string;
  /** Said in red above it. */
  readonly warning?: string;
}
