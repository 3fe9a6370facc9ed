import type { LandingContent } from '#schemas/line';

/** Landing pages that have a component of their own. */
export const landingKinds = ['CountryLanding', 'PopupLanding'] as const;
export type LandingKind = (typeof landingKinds)[number];
export const landingKind = ({ country, popup }: LandingContent): LandingKind | undefined =>
  (country ? 'CountryLanding' : popup ? 'PopupLanding' : undefined);
