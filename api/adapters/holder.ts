import type { Adapters } from '#engine';
import type { Holder, HolderBeneficiary, HolderDetails, QuoteBeneficiary } from '../contracts/holder';
import { relationships } from '../contracts/relationships';
import { oneLine } from '../ratingAddress';
import type { Address } from '../services/types';
import type { Tools } from '../types';
import { filled, text } from './fields';
import type { Person } from './payment';

/** CO, C-54: what the South African lines are sold for. */
export const southAfrica = { country: 'ZA', currency: 'ZAR' } as const;

/** VC-012: the policy holder and the beneficiary. */
export interface Details extends Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly policyholderId: string;
  readonly hasBeneficiary?: boolean;
  readonly beneficiaryRelationship?: string;
  readonly beneficiaryFirstName?: string;
  readonly beneficiaryLastName?: string;
  readonly beneficiaryInformationType?: 'id' | 'birthdate';
  readonly beneficiaryId?: string;
  /** YYYY-MM-DD */
  readonly beneficiaryBirthdate?: string;
  readonly beneficiaryPhone?: string;
  readonly beneficiaryEmail?: string;
}

/** Both lines ask who the policy holder is in the same way. */
export const holderAdapters = {
  /** VC-022, RS-017, C-56: the maps service decides on the country; street, city and region stay as typed. */
  async geocodeHolder({ details }, { services, signal }) {
    // An earlier look-up was about an earlier address.
    const { lat: _lat, lng: _lng, ...typed } = details;
    const { country = typed.country, lat, lng, postal } = await services.geocoder.geocode(oneLine(asSearched(typed)), signal);
    return { details: { ...typed, country, ...filled({ postal, lat, lng }) } };
  },
  /** RS-044, CH-014. */
  async relationships(_context, { http, signal }) {
    return { relationships: (await http.send(relationships, { signal })).beneficiary_relationships };
  },
} satisfies Adapters<Tools, { readonly details: Details }>;

/** C-36: a region that repeats the country is left out of the search. */
const asSearched = ({ region, country = southAfrica.country, ...address }: Address): Address =>
  ({ ...address, country, ...(region === southAfrica.country ? {} : { region }) });

/** VC-043, C-16. */
export const holderOf = ({ firstName, lastName, phone, email, policyholderId }: Details): Holder => ({
  first_name: text(firstName), last_name: text(lastName), email: text(email),
  phone_number: text(phone), nationality_number: text(policyholderId),
});

/** C-14: the answer of the chosen kind only; each service has its own name for a day of birth. */
const identity = <Day extends 'dob' | 'date_of_birth'>(details: Details, day: Day) => {
  const { beneficiaryInformationType: type, beneficiaryId, beneficiaryBirthdate } = details;
  const given = type === 'birthdate' ? { [day]: beneficiaryBirthdate } : { nationality_number: text(beneficiaryId) };
  return given as { readonly [name in Day | 'nationality_number']?: string };
};
const beneficiaryPerson = ({ beneficiaryFirstName, beneficiaryLastName, beneficiaryEmail, beneficiaryRelationship }: Details) => ({
  first_name: text(beneficiaryFirstName), last_name: text(beneficiaryLastName),
  email: text(beneficiaryEmail), relationship_description: text(beneficiaryRelationship),
});

/** RS-049, C-15, S-44: for the quote service; undefined without a beneficiary. */
export const quoteBeneficiaryOf = (details: Details): QuoteBeneficiary | undefined =>
  (details.hasBeneficiary ? { ...beneficiaryPerson(details), ...identity(details, 'date_of_birth') } : undefined);
const beneficiaryOf = (details: Details): HolderBeneficiary =>
  ({ ...beneficiaryPerson(details), phone_number: text(details.beneficiaryPhone), ...identity(details, 'dob') });

/** VC-043, S-88: for the partner API. */
export const holderDetailsOf = (details: Details): HolderDetails =>
  ({ ...holderOf(details), ...(details.hasBeneficiary ? { beneficiary: beneficiaryOf(details) } : {}) });

/** C-22, S-73: the policy holder, whose name is on the card as well. */
export const holderPerson = ({ details }: { readonly details: Details }): Person =>
  ({ firstName: details.firstName, lastName: details.lastName, email: details.email });
/** CH-006 */
export const holderAsBuyer = ({ firstName, lastName, phone, email }: Details) =>
  ({ firstName: text(firstName), lastName: text(lastName), phoneNumber: text(phone), email: text(email) });
