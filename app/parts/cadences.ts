/** CO-005, PY-030, PY-031: how a year of cover is paid. */
export interface Cadence {
  readonly title: string;
  readonly cycle: 'year' | 'month';
  /** `10 monthly payments` */
  readonly every: string;
}
const cadences: Readonly<Record<string, Cadence>> = {
  annual: { title: 'Annual', cycle: 'year', every: 'annual' },
  eleven_pay: { title: 'Monthly', cycle: 'month', every: 'monthly' },
};
/** S-91: undefined for any other code. */
export const cadenceOf = (code: unknown): Cadence | undefined =>
  (typeof code === 'string' && Object.hasOwn(cadences, code) ? cadences[code] : undefined);
