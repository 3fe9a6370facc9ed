import type { LandingContent } from '#schemas/line';

/** Landing pages that have a component of their own. */
export const landingKinds = ['CountryLanding', 'PopupLanding'] as const;
export const landingKind = ({ country, popup }: LandingContent): (typeof landingKinds)[number] | undefined =>
  (country ? 'CountryLanding' : popup ? 'PopupLanding' : undefined);
