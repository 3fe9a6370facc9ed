/** Where the visitor goes when the site or the partner cannot be loaded. */
export type AfterFailure = 'run' | 'leave' | 'error';
interface Situation {
  readonly hostname: string;
  readonly mainSite?: string;
  /** The page is shown inside another page. */
  readonly framed: boolean;
}

/**
 * AS-017, AS-018, C-04, S-64: a developer's own machine goes on without token, lines and partner; a frame never moves its host's
 * visitors (D12); elsewhere the provider's main site takes over, where one is configured.
 */
export function afterFailure({ hostname, mainSite, framed }: Situation): AfterFailure {
  if (hostname === 'localhost') return 'run';
  return mainSite && !framed ? 'leave' : 'error';
}
