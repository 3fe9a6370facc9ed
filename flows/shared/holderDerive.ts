import { getPath, type Context, type Derive } from '#engine';
import { fieldDate } from '#widgets/format/dates';

/** The last four of a number; nothing of none. */
const endOf = (context: Context, path: string): string | undefined => {
  const number = getPath(context, path);
  return typeof number === 'string' && number !== '' ? `•••• ${number.slice(-4)}` : undefined;
};

/** What both South African lines work out. */
export const holderDerive: Derive = {
  endOfHolderId: (context) => endOf(context, 'details.policyholderId'),
  endOfBeneficiaryId: (context) => endOf(context, 'details.beneficiaryId'),
  /** S-44, RS-034: who is to be paid, as summaries show them; nobody when the answer is No. */
  beneficiary: (context) => {
    const said = (name: string): unknown => getPath(context, `details.${name}`);
    if (said('hasBeneficiary') !== true) return undefined;
    const name = [said('beneficiaryFirstName'), said('beneficiaryLastName')].filter(Boolean).join(' ');
    return {
      name, relationship: said('beneficiaryRelationship'), id: said('beneficiaryId'),
      birthdate: fieldDate(said('beneficiaryBirthdate'), 'dd/mm/yyyy'),
      phone: said('beneficiaryPhone'), email: said('beneficiaryEmail'),
    };
  },
};
