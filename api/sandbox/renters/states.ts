/** How states differ. Figures of the sandbox. */
const closed: ReadonlySet<string> = new Set(['HI', 'AK', 'PR', 'GU', 'VI', 'AS', 'MP']);
const coastal: ReadonlySet<string> = new Set('AL CT DE FL GA LA MA MD MS NC NH NJ NY RI SC TX VA'.split(' '));
const levels = new Map(Object.entries({ CA: 118, NY: 125, FL: 140, LA: 145, TX: 120, WY: 88, ND: 86, VT: 90 }));
/** RN-026: as text, as partners send it. */
const leastLiability: Readonly<Record<string, string>> = { NY: '100000', NJ: '100000', FL: '300000' };
const onlyAnnual: ReadonlySet<string> = new Set(['VT']);

export const isOffered = (state: string): boolean => !closed.has(state);
export const isCoastal = (state: string): boolean => coastal.has(state);
export const levelOf = (state: string): number => levels.get(state) ?? 100;
export const leastLiabilityOf = (state: string): string | undefined => leastLiability[state];
export const allows = (state: string) =>
  ({ replacement_cost: true, water_backup: state !== 'FL', identity_fraud: state !== 'NY', earthquake: state === 'CA' });

export const annual = 'annual';
export const elevenPay = 'eleven_pay';
const labels: Readonly<Record<string, string>> = { [annual]: 'Annual', [elevenPay]: 'Monthly' };
/** PY-030, PY-031. */
export const cadencesIn = (state: string) =>
  (onlyAnnual.has(state) ? [annual] : [annual, elevenPay]).map((code) => ({ code, label: labels[code] ?? code }));
