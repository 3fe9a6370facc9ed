import type { JsonSchema } from '#engine';
import { day, email, object, phone, text1, type Schema, type ValueOf } from './contract';

/** VC-029: exactly 13 digits. */
const holderId: Schema<string> = { type: 'string', pattern: '^\\d{13}$' };
/** VC-034: exactly 13 characters. */
const beneficiaryId: Schema<string> = { ...text1(13), minLength: 13 };

/** One of the two, and not the other. */
const eitherOf = (one: string, other: string): JsonSchema => ({ oneOf: [{ required: [one] }, { required: [other] }] });
const named = { first_name: text1(40), last_name: text1(40), email };

/** VC-043: CarSafe and HomeSafe details, as the partner API spells them. */
const holderFields = { ...named, phone_number: phone, nationality_number: holderId };
export const holder = object(holderFields);
export type Holder = ValueOf<typeof holder>;
/** VC-043, C-14: either the number or the day of birth, never both. */
const beneficiary = {
  ...object({ ...named, phone_number: phone, relationship_description: text1(100), nationality_number: beneficiaryId, dob: day }, ['nationality_number', 'dob']),
  ...eitherOf('nationality_number', 'dob'),
};
export type HolderBeneficiary = ValueOf<typeof beneficiary>;
export const holderDetails = object({ ...holderFields, beneficiary }, ['beneficiary']);
export type HolderDetails = ValueOf<typeof holderDetails>;

/** RS-049, C-14, C-15: the quote service spells the day of birth otherwise and has no phone. */
export const quoteBeneficiary = {
  ...object({ ...named, relationship_description: text1(100), nationality_number: beneficiaryId, date_of_birth: day }, ['nationality_number', 'date_of_birth']),
  ...eitherOf('nationality_number', 'date_of_birth'),
};
