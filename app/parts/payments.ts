import { isObject } from '#engine/isObject';
import { money } from '#widgets/format/money';

/** CO-005, PY-030, PY-031: how a year of cover is paid. */
interface Cadence {
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
const cadenceOf = (code: unknown): Cadence | undefined =>
  (typeof code === 'string' && Object.hasOwn(cadences, code) ? cadences[code] : undefined);

interface Entry { readonly amount: number; readonly downpayment?: boolean }
/** The payments, formatted. */
export interface Payments {
  /** Above the large amount. */
  readonly title: string;
  readonly first: string;
  readonly cadence?: Cadence;
  /** Absent when everything is paid at once. */
  readonly others?: { readonly count: number; readonly summary: string; readonly each: string; readonly per: string };
}

const isEntry = (value: unknown): value is Entry & Readonly<Record<string, unknown>> => isObject(value) && Number.isFinite(value.amount);
const entriesOf = (schedule: unknown): readonly Entry[] => {
  const list = isObject(schedule) ? schedule.schedule : undefined;
  return Array.isArray(list) ? list.filter(isEntry) : [];
};

/** PY-002, PY-003, C-51: the first payment is the entry marked as downpayment, else the first entry. Undefined without a price. */
export function paymentsOf(schedule: unknown, currency?: string, code?: unknown): Payments | undefined {
  const entries = entriesOf(schedule);
  const first = entries.find(({ downpayment }) => downpayment) ?? entries[0];
  if (!first) return undefined;
  const cadence = cadenceOf(code);
  const amounts = entries.filter((entry) => entry !== first).map(({ amount }) => amount);
  const base = { first: money(first.amount, currency), ...(cadence ? { cadence } : {}) };
  if (amounts.length === 0) return { ...base, title: cadence ? `${cadence.title} payment` : 'One payment' };
  const amount = Math.max(...amounts);
  // The payments may differ by a cent.
  const each = `${amounts.every((other) => other === amount) ? '' : 'up to '}${money(amount, currency)}`;
  return { ...base, title: 'First Payment',
    others: { count: amounts.length, summary: followedBy(amounts.length, cadence), each, per: cadence ? `/${cadence.cycle}` : 'each' } };
}

const followedBy = (count: number, cadence: Cadence | undefined): string =>
  `Followed by ${count} ${cadence ? `${cadence.every} ` : ''}payment${count === 1 ? '' : 's'}`;

/** Beside the card, where pressing the button charges it. */
export const chargedToday = ({ title }: Pick<Payments, 'title'>): string => `${title}, charged today`;
/** The same in one line: `$34.80, then $12.40 /month`, `$148.80 once`. */
export const inOneLine = ({ first, others }: Payments): string =>
  (others ? `${first}, then ${others.each} ${others.per}` : `${first} once`);
/** Under the amount of the bar: `First Payment, then $12.40 /month`. */
export const underAmount = ({ title, others }: Payments): string => (others ? `${title}, then ${others.each} ${others.per}` : title);
