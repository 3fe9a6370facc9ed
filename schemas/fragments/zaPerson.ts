import type { Field, FieldUi, Form } from '../form';
import type { FormPart } from './part';

/** VC-026, CO-001 */
const nameLength = 40;
/** Nobody is older, in years. */
const oldest = 120;
/** D7, S-74 */
const lettersAndSpaces = '^[\\p{L}\\p{M} ]*$';

const name = (title: string, example: string): Field =>
  ({ type: 'string', title, minLength: 1, maxLength: nameLength, pattern: lettersAndSpaces, examples: [example] });
const nameUi = (title: string, autocomplete: string): FieldUi => ({
  'ui:autocomplete': autocomplete, 'ui:options': { width: 'half', spellcheck: false },
  'ui:messages': { pattern: `${title} must be letters and spaces only` },
});
const phone: Field = { type: 'string', title: 'Phone number', format: 'phone', pattern: '^\\+27', examples: ['+27821234567'] };
const phoneUi = (options: FieldUi['ui:options']): FieldUi =>
  ({
    'ui:widget': 'phone', 'ui:options': { width: 'half', ...options },
    'ui:messages': { pattern: 'Phone number must be a South African number' },
  });
const email: Field = { type: 'string', title: 'E-mail', format: 'email', maxLength: 254, examples: ['thandi@example.co.za'] };
const emailUi: FieldUi = {
  'ui:widget': 'email', 'ui:options': { width: 'half', spellcheck: false },
  'ui:messages': { format: 'E-mail must look like name@example.com' },
};

/** Who the policy is for (RS-015, VC-026 … VC-029). D14: thirteen digits do; no check digit refuses. */
export const zaHolder: FormPart = {
  properties: {
    firstName: name('First name', 'Thandi'),
    lastName: name('Last name', 'Nkosi'),
    phone,
    email,
    policyholderId: { type: 'string', title: 'Policyholder ID number', pattern: '^\\d{13}$', examples: ['9001015009087'] },
  },
  required: ['firstName', 'lastName', 'phone', 'email', 'policyholderId'],
  ui: {
    firstName: nameUi('First name', 'given-name'), lastName: nameUi('Last name', 'family-name'),
    phone: { ...phoneUi({ countries: ['ZA'] }), 'ui:autocomplete': 'tel' }, email: { ...emailUi, 'ui:autocomplete': 'email' },
    policyholderId: {
      'ui:options': { inputMode: 'numeric', ignore: ' -', spellcheck: false },
      'ui:messages': { pattern: 'Policyholder ID number must have 13 digits' },
    },
  },
};

/** Who is paid if the holder dies (RS-024, VC-032 … VC-038). The relationship's choices are fetched. */
export const zaBeneficiary = {
  schema: {
    type: 'object',
    properties: {
      beneficiaryRelationship: { type: 'string', title: 'Relationship', examples: ['Spouse'] },
      beneficiaryFirstName: name('First name', 'Sipho'),
      beneficiaryLastName: name('Last name', 'Nkosi'),
      beneficiaryInformationType: { type: 'string', title: 'How do we identify them?', enum: ['id', 'birthdate'] },
      // C-17: exactly 13 characters, any. Asked by the kind of information that was chosen.
      beneficiaryId: { type: 'string', title: 'ID Number', minLength: 13, maxLength: 13, examples: ['9203046009081'] },
      // S-76: a real past date, of somebody alive.
      beneficiaryBirthdate: {
        type: 'string', format: 'date', title: 'Birthdate', window: { from: 'today', min: { years: -oldest }, max: -1 },
      },
      beneficiaryPhone: { type: 'string', title: 'Phone number', format: 'phone', examples: ['+27821234567'] },
      beneficiaryEmail: email,
    },
    required: [
      'beneficiaryRelationship', 'beneficiaryFirstName', 'beneficiaryLastName', 'beneficiaryInformationType', 'beneficiaryId',
      'beneficiaryBirthdate', 'beneficiaryPhone', 'beneficiaryEmail',
    ],
  },
  ui: {
    'ui:order': [
      'beneficiaryRelationship', 'beneficiaryFirstName', 'beneficiaryLastName', 'beneficiaryInformationType', 'beneficiaryId',
      'beneficiaryBirthdate', 'beneficiaryPhone', 'beneficiaryEmail',
    ],
    beneficiaryRelationship: { 'ui:widget': 'select', 'ui:placeholder': 'Relationship to Policy Holder' },
    beneficiaryFirstName: nameUi('First name', 'off'), beneficiaryLastName: nameUi('Last name', 'off'),
    beneficiaryInformationType: { 'ui:widget': 'radio', 'ui:options': {
      compact: true, choices: [{ value: 'id', title: 'ID Number' }, { value: 'birthdate', title: 'Birthdate (dd/mm/yyyy)' }],
    } },
    beneficiaryId: {
      'ui:options': { spellcheck: false },
      'ui:messages': { minLength: 'ID Number must have 13 characters', maxLength: 'ID Number must have 13 characters' },
    },
    // What a browser knows is the visitor's own.
    beneficiaryBirthdate: { 'ui:widget': 'date', 'ui:autocomplete': 'off', 'ui:options': { format: 'dd/mm/yyyy', dob: true } },
    beneficiaryPhone: { ...phoneUi({ defaultCountry: 'ZA' }), 'ui:autocomplete': 'off' },
    beneficiaryEmail: { ...emailUi, 'ui:autocomplete': 'off' },
  },
} satisfies Form;
