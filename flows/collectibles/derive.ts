import { getPath, type Context, type Derive } from '#engine';
import { categories, frequencies, type Choice } from '#schemas/forms/collectibles';
import { fieldDate } from '#widgets/format/dates';
import { money } from '#widgets/format/money';

type Entry = Readonly<Record<string, unknown>>;

const titleOf = (choices: readonly Choice[], value: unknown): string => choices.find((choice) => choice.value === value)?.title ?? '';
const entries = (context: Context): readonly Entry[] => (Array.isArray(context.collections) ? (context.collections as readonly Entry[]) : []);
const lineOf = ({ collection_total_value: value, owner_text, streetAddress, city, region }: Entry): string =>
  [money(value, 'USD', 0), owner_text, streetAddress, city, region].join(', ');

export const derive: Derive = {
  /** CL-013: the owner that was picked; a new one is blank. */
  ownedCollection: (context) => {
    const { text: _text, style: _style, ...owner } = (context.ownedBy ?? {}) as Entry;
    return owner;
  },
  /** CL-004: the quote's own deductible, paid once a year, until something else is chosen. */
  usualOptions: (context) => ({
    deductible: getPath(context, 'quote.billing.plan_deductibles.defaults.general'), payment_frequency: frequencies[0]?.value,
  }),
  /** What payment and confirmation say of the answers. */
  summary: (context) => {
    const said = (name: string): unknown => getPath(context, `details.${name}`);
    const options = (context.options ?? {}) as Entry;
    const isMonthly = options.payment_frequency === 'monthly';
    return {
      category: titleOf(categories, said('category_code')), frequency: titleOf(frequencies, options.payment_frequency),
      start: fieldDate(said('policyStartDate'), 'MM/DD/YYYY'),
      collections: entries(context).map(lineOf).join('\n'),
      deductible: options.deductible === 0 ? 'None' : money(options.deductible, 'USD', 0),
      per: isMonthly ? 'per month' : 'per year',
      note: isMonthly ? 'You pay this amount every month, for 1 year of cover.' : 'One payment, for 1 year of cover.',
    };
  },
};
