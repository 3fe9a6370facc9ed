import type { Details } from '../../contracts/renters';
import { claimed } from '../survey/answers';

const renovatedBefore = 1950;
const largeClaims = 10_000;
const coveredJewellery = 1500;

/** S-01 (1): branches that no single choice can open, by answered screen. */
const opened: Readonly<Record<string, (details: Details) => string | undefined>> = {
  year: ({ year_built: year }) => (Number(year) < renovatedBefore ? 'renovations' : undefined),
  claim_list: (details) => (claimed(details) > largeClaims ? 'large_claims' : undefined),
  jewellery: ({ jewellery_value: value }) => (Number(value ?? 0) > coveredJewellery ? 'jewellery_safe' : undefined),
};
export const branchAfter = (screenId: string, details: Details): string | undefined =>
  (Object.hasOwn(opened, screenId) ? opened[screenId]?.(details) : undefined);
