import type { Details } from '../../contracts/renters';

const old = 1950;
const largeClaims = 10_000;
const muchJewellery = 1500;
const sum = (rows: unknown): number => (Array.isArray(rows) ? rows.reduce((total: number, row: { claim_amount?: unknown }) => total + (Number(row?.claim_amount) || 0), 0) : 0);

/** S-01 (1): branches that no single choice can open, by the screen that was answered. */
const opened: Readonly<Record<string, (details: Details) => string | undefined>> = {
  year: ({ year_built: year }) => (Number(year) < old ? 'renovations' : undefined),
  claim_list: ({ claims }) => (sum(claims) > largeClaims ? 'large_claims' : undefined),
  jewellery: ({ jewellery_value: value }) => (Number(value ?? 0) > muchJewellery ? 'jewellery_safe' : undefined),
};
export const branchAfter = (screenId: string, details: Details): string | undefined => (Object.hasOwn(opened, screenId) ? opened[screenId]?.(details) : undefined);
