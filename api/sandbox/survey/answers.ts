import type { Details } from '../../contracts/survey';

/** Answers by type. Nothing that was sent is trusted to be a number or a list. */
export const numberIn = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0);
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const claimed = ({ claims }: Details): number =>
  listIn(claims).reduce((sum: number, claim) => sum + numberIn((claim as Details | null)?.['claim_amount']), 0);
