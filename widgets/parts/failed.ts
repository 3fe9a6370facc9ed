const failed = new Set<() => void>();

/**
 * For what is fetched while it is drawn: React draws once more what failed before it gives up, and would fetch it without end. So it stays
 * failed, and `again` makes its next use fetch it again.
 */
export const staysFailed = (again: () => void): void => void failed.add(again);

/** For an error boundary once it shows, and for whoever tries again: what failed is fetched again at its next use. */
export function fetchFailedAgain(): void {
  for (const again of failed) again();
  failed.clear();
}
