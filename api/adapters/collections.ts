import { matchesSchema } from '#engine';
import { collection as collectionSchema, type CollectiblesApplication, type Collection, type Ownership } from '../contracts/collectibles';
import type { ExistingPolicy, Quote } from '../contracts/quotes';
import { ratingAddress } from '../ratingAddress';
import type { Address } from '../services/types';
import { filled, text } from './fields';

export interface Name { readonly firstName: string; readonly lastName: string }
interface Owned extends Partial<Name> {
  readonly ownership_type?: Ownership['ownership_type'];
  readonly owners?: readonly Name[];
  readonly trust_name?: string;
  readonly musical_group_name?: string;
}
/** A collection as the form answers it; one that was saved has an id. */
export interface Entry extends Address, Owned, Omit<Collection, 'reference_id' | 'address' | keyof Ownership> {
  readonly reference_id?: string;
  readonly owner_text?: string;
}
/** The owner of an existing policy, or a new one: nothing but the text of the choice. */
interface OwnerChoice extends Owned { readonly text: string; readonly style?: 'main' }

const partnerName = ({ firstName, lastName }: Name) => ({ first_name: text(firstName), last_name: text(lastName) });
const peopleOf = ({ ownership_type, owners = [], firstName = '', lastName = '' }: Owned): readonly Name[] =>
  (ownership_type === 'owners' ? owners : [{ firstName, lastName }]);

/** The answers of the chosen kind of owner only. */
function ownershipOf(entry: Owned): Ownership {
  const { ownership_type = 'person', trust_name, musical_group_name } = entry;
  if (ownership_type === 'trust') return filled({ ownership_type, trust_name });
  if (ownership_type === 'musical_group') return filled({ ownership_type, musical_group_name });
  return { ownership_type, owners: peopleOf(entry).map(partnerName) };
}
function ownedOf({ ownership_type, owners = [], trust_name, musical_group_name }: Partial<Ownership>): Owned {
  const names = owners.map(({ first_name, last_name }) => ({ firstName: first_name, lastName: last_name }));
  return filled({ ownership_type, trust_name, musical_group_name, ...(ownership_type === 'owners' ? { owners: names } : names[0]) });
}
/** Who owns a collection, in words. */
function ownerText(entry: Owned): string {
  const { ownership_type, trust_name, musical_group_name } = entry;
  if (ownership_type === 'trust') return text(trust_name);
  if (ownership_type === 'musical_group') return text(musical_group_name);
  return peopleOf(entry).map(({ firstName, lastName }) => `${text(firstName)} ${text(lastName)}`).join(' and ');
}

/** CL-003, CL-017 */
export const collectionOf = (entry: Entry): Collection => ({
  reference_id: entry.reference_id ?? '', address: ratingAddress(entry), ...ownershipOf(entry),
  has_burglar_alarm: entry.has_burglar_alarm, has_fire_alarm: entry.has_fire_alarm, has_personal_safe: entry.has_personal_safe,
  has_ul_rated_safe: entry.has_ul_rated_safe, has_ul_rate_vault: entry.has_ul_rate_vault,
  collection_total_value: entry.collection_total_value, highest_value_item: entry.highest_value_item,
});
function entryOf({ address, ownership_type, owners, trust_name, musical_group_name, ...rest }: Collection): Entry {
  const { line1, line2, city, state_or_region, postal } = address;
  const place = filled({ streetAddress: line1, unit: line2, city, region: state_or_region, postal });
  return { ...rest, ...place, ...ownedOf({ ownership_type, owners, trust_name, musical_group_name }) };
}
/** CL-021: the list as the answer has it, where it is one; else as it was sent. */
export function entriesOf({ application }: Quote<CollectiblesApplication>, sent: readonly Entry[]): readonly Entry[] {
  const list = application.plan_applications?.[0]?.collections;
  const entries = Array.isArray(list) && list.every((it) => matchesSchema(collectionSchema, it)) ? list.map(entryOf) : sent;
  return entries.map((entry) => ({ ...entry, owner_text: ownerText(entry) }));
}

/** CL-013: the owners of existing policies by their text, and a new one. */
export const ownersOf = (policies: readonly ExistingPolicy[]): readonly OwnerChoice[] => [
  ...policies.map(({ details }): OwnerChoice => {
    const { ownership_text, ownership_entity, ...owner } = details as ExistingPolicy<Ownership>['details'];
    return { text: ownership_text ?? ownership_entity ?? '', ...ownedOf(owner) };
  }).filter((owner) => owner.text.trim() !== ''),
  { text: 'Create a new owner', style: 'main' },
];
