import type { JsonSchema } from '#engine';
import { day, email, object, phone, text1 } from './contract';

/** VC-029: exactly 13 digits. */
const holderId: JsonSchema = { type: 'string', pattern: '^\\d{13}$' };
/** VC-034: exactly 13 characters. */
const beneficiaryId = { ...text1(13), minLength: 13 };

/** VC-043, C-14: either the number or the day of birth, never both. */
export interface HolderBeneficiary {
  readonly first_name: string; readonly last_name: string; readonly email: string; readonly phone_number: string; readonly relationship_description: string;
  readonly nationality_number?: string;
  /** YYYY-MM-DD */
  readonly dob?: string;
}
/** VC-043: CarSafe and HomeSafe details, as the partner API spells them. */
export interface Holder { readonly first_name: string; readonly last_name: string; readonly email: string; readonly phone_number: string; readonly nationality_number: string }
export interface HolderDetails extends Holder { readonly beneficiary?: HolderBeneficiary }

/** One of the two, and not the other. */
const eitherOf = (one: string, other: string): JsonSchema => ({ oneOf: [{ required: [one] }, { required: [other] }] });
const named = { first_name: text1(40), last_name: text1(40), email };

export const holder = object({ ...named, phone_number: phone, nationality_number: holderId });
export const holderDetails = object({
  ...named, phone_number: phone, nationality_number: holderId,
  beneficiary: {
    ...object({ ...named, phone_number: phone, relationship_description: text1(100), nationality_number: beneficiaryId, dob: day }, ['nationality_number', 'dob']),
    ...eitherOf('nationality_number', 'dob'),
  },
}, ['beneficiary']);

/** RS-049, C-14, C-15: the quote service spells the day of birth otherwise and has no phone. */
export interface QuoteBeneficiary {
  readonly first_name: string; readonly last_name: string; readonly email: string; readonly relationship_description: string;
  readonly nationality_number?: string;
  readonly date_of_birth?: string;
}
export const quoteBeneficiary: JsonSchema = {
  ...object({ ...named, relationship_description: text1(100), nationality_number: beneficiaryId, date_of_birth: day }, ['nationality_number', 'date_of_birth']),
  ...eitherOf('nationality_number', 'date_of_birth'),
};
