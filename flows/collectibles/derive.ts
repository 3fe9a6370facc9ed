import type { Ownership } from '#api/contracts/collectibles';
import type { ExistingPolicy } from '#api/contracts/quotes';
import { getPath, type Context, type Derive } from '#engine';
import { categories, frequencies, type Choice } from '#schemas/forms/collectibles';
import { shortDate } from '#widgets/format/dates';
import { money } from '#widgets/format/money';

type Entry = Readonly<Record<string, unknown>>;

const titleOf = (choices: readonly Choice[], value: unknown): string => choices.find((choice) => choice.value === value)?.title ?? '';
const entries = (context: Context): readonly Entry[] => (Array.isArray(context.collections) ? (context.collections as readonly Entry[]) : []);
const lineOf = ({ collection_total_value: value, owner_text, streetAddress, city, region }: Entry): string =>
  [money(value, 'USD', 0), owner_text, streetAddress, city, region].join(', ');

const listAt = (context: Context, path: string): readonly unknown[] => {
  const list = getPath(context, path);
  return Array.isArray(list) ? list : [];
};
interface Person { readonly firstName?: string; readonly lastName?: string }
interface Owned extends Person, Partial<Omit<Ownership, 'owners'>> { readonly owners?: readonly Person[] }
/** Who owns a collection, in words. */
function ownerText({ ownership_type: type, trust_name = '', musical_group_name = '', owners = [], ...person }: Owned): string {
  if (type === 'trust') return trust_name.trim();
  if (type === 'musical_group') return musical_group_name.trim();
  return (type === 'owners' ? owners : [person])
    .map(({ firstName = '', lastName = '' }) => `${firstName.trim()} ${lastName.trim()}`).join(' and ');
}
/** The owner of an existing policy, as the form of a collection asks. */
function ownerOf({ ownership_type, trust_name, musical_group_name, owners }: Partial<Ownership>): Owned {
  const names = (owners ?? []).map(({ first_name: firstName, last_name: lastName }) => ({ firstName, lastName }));
  return { ownership_type, trust_name, musical_group_name, ...(ownership_type === 'owners' ? { owners: names } : names[0]) };
}

export const derive: Derive = {
  /** CL-013: the owners of existing policies by their text, and a new one: nothing but the text of the choice. */
  ownerChoices: (context) => [
    ...(listAt(context, 'quote.policies') as readonly ExistingPolicy<Ownership>[]).map(({ details: { ownership_text, ownership_entity, ...owner } }) =>
      ({ text: (ownership_text ?? ownership_entity ?? '').trim(), ...ownerOf(owner) })).filter(({ text }) => text !== ''),
    { text: 'Create a new owner', style: 'main' },
  ],
  /** CL-013: the owner that was picked; a new one is blank. */
  ownedCollection: (context) => {
    const { text: _text, style: _style, ...owner } = (context.ownedBy ?? {}) as Entry;
    return owner;
  },
  ownedCollections: (context) => entries(context).map((entry) => ({ ...entry, owner_text: ownerText(entry) })),
  /** CL-004 */
  deductibleChoices: (context) => listAt(context, 'quote.billing.plan_deductibles.option_sets.general').map((value) =>
    ({ value, title: value === 0 ? 'None' : money(value, 'USD', 0) })),
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
      start: shortDate(said('policyStartDate')),
      collections: entries(context).map(lineOf).join('\n'),
      deductible: options.deductible === 0 ? 'None' : money(options.deductible, 'USD', 0),
      per: isMonthly ? 'per month' : 'per year',
      note: isMonthly ? 'You pay this amount every month, for 1 year of cover.' : 'One payment, for 1 year of cover.',
    };
  },
};
