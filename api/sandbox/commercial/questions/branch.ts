import type { Details } from '../../../contracts/survey';
import { yearOf } from '../../survey/days';
import { claimed, numberIn } from '../../survey/answers';

export const people = ({ full_time, part_time }: Details): number => numberIn(full_time) + numberIn(part_time);
/** Larger businesses are not for this policy. */
export const mostPeople = 100;
const largeClaims = 25_000;

/** S-01 (1): branches that no single choice can open, by answered screen. */
const opened: Readonly<Record<string, (details: Details, today: string) => string | undefined>> = {
  years: ({ year_started: year }, today) => (Number(year) >= yearOf(today) - 1 ? 'experience' : undefined),
  employees: (details) => (people(details) > mostPeople ? 'declined_size' : people(details) > 0 ? 'payroll' : undefined),
  claim_list: (details) => (claimed(details) > largeClaims ? 'large_claims' : undefined),
};
export const branchAfter = (screenId: string, details: Details, today: string): string | undefined =>
  (Object.hasOwn(opened, screenId) ? opened[screenId]?.(details, today) : undefined);
