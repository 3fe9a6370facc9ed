import type { Field, FieldUi } from '../form';
import type { FormPart } from './part';

/** RN-045 … RN-047, CO-001 */
const nameLength = 20;
/** RN-050, CO-001 */
const emailLength = 50;
/** RN-048 */
const suffixes = ['Jr.', 'Sr.', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const;
/** D7, S-74: letters of any script and spaces; apostrophe and hyphen are refused as specified. */
const lettersAndSpaces = '^[\\p{L}\\p{M} ]*$';

const name = (title: string, examples: readonly string[]): Field =>
  ({ type: 'string', title, maxLength: nameLength, pattern: lettersAndSpaces, examples });
const asName = (title: string, autocomplete: string): FieldUi => ({
  'ui:autocomplete': autocomplete, 'ui:options': { width: 'half', spellcheck: false },
  'ui:messages': { pattern: `${title} must be letters and spaces only` },
});

/** Who is insured, by the partner's keys (RN-020, RN-045 … RN-050). */
export const insured: FormPart = {
  properties: {
    pni_first_name: name('First name', ['Ines']),
    pni_middle_name: name('Middle name', ['Ada']),
    pni_last_name: name('Last name', ['Okafor']),
    pni_suffix: { type: 'string', title: 'Suffix', enum: suffixes, examples: ['Jr.'] },
    pni_phone_number: { type: 'string', title: 'Phone number', pattern: '^[2-9]\\d{9}$', examples: ['6145550100'] },
    pni_email: { type: 'string', title: 'E-mail', format: 'email', maxLength: emailLength, examples: ['ines@example.com'] },
  },
  required: ['pni_first_name', 'pni_last_name', 'pni_phone_number', 'pni_email'],
  ui: {
    pni_first_name: asName('First name', 'given-name'),
    pni_middle_name: asName('Middle name', 'additional-name'),
    pni_last_name: asName('Last name', 'family-name'),
    pni_suffix: { 'ui:widget': 'select', 'ui:autocomplete': 'honorific-suffix', 'ui:options': { width: 'half' } },
    pni_phone_number: {
      'ui:widget': 'usPhone', 'ui:autocomplete': 'tel-national', 'ui:placeholder': 'Phone Number (e.g. 555-555-5555)',
    },
    pni_email: {
      'ui:widget': 'email', 'ui:autocomplete': 'email', 'ui:options': { spellcheck: false },
      'ui:messages': { format: 'E-mail must look like name@example.com' },
    },
  },
};

/** SV-037: a screen that asks one of these has been answered with the address. */
export const personalKeys: readonly string[] = ['pni_first_name', 'pni_last_name', 'pni_phone_number', 'pni_email'];
