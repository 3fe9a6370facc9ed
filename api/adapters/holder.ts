import type { Adapters } from '#engine';
import type { Holder, HolderBeneficiary, HolderDetails } from '../contracts/holder';
import { relationships } from '../contracts/relationships';
import { oneLine } from './ratingAddress';
import type { Address } from '../services/types';
import type { Tools } from '../types';
import { filled, text } from './fields';
import { placeOf, type Person } from './payment';

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
  async relationships({ details }, { http, signal }) {
    return { relationships: (await http.send(relationships, { at: details, signal })).beneficiary_relationships };
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

/** C-14: the answer of the chosen kind only. */
const identity = ({ beneficiaryInformationType: type, beneficiaryId, beneficiaryBirthdate }: Details) =>
  (type === 'birthdate' ? { dob: beneficiaryBirthdate } : { nationality_number: text(beneficiaryId) });
const beneficiaryOf = (details: Details): HolderBeneficiary => ({
  first_name: text(details.beneficiaryFirstName), last_name: text(details.beneficiaryLastName), email: text(details.beneficiaryEmail),
  relationship_description: text(details.beneficiaryRelationship), phone_number: text(details.beneficiaryPhone), ...identity(details),
});

/** VC-043, S-88: for the partner API. */
export const holderDetailsOf = (details: Details): HolderDetails =>
  ({ ...holderOf(details), ...(details.hasBeneficiary ? { beneficiary: beneficiaryOf(details) } : {}) });

/** C-22, S-73: the policy holder, whose name is on the card as well. */
export const holderPerson = ({ details }: { readonly details: Details }): Person =>
  ({ firstName: details.firstName, lastName: details.lastName, email: details.email, ...placeOf(details) });
/** CH-006 */
export const holderAsBuyer = ({ firstName, lastName, phone, email }: Details) =>
  ({ firstName: text(firstName), lastName: text(lastName), phoneNumber: text(phone), email: text(email) });
