import { one, type Example } from '../parts/example';

export const examples: readonly Example[] = [
  one('Text', { type: 'string', title: 'First name', maxLength: 40 }, { 'ui:autocomplete': 'given-name' }, 'Ines'),
  one('With a hint', { type: 'string', title: 'ZIP code', description: 'Five digits', maxLength: 5, pattern: '^\\d{5}$', examples: ['43215'] }, { 'ui:options': { inputMode: 'numeric', ignore: ' -', width: 'half', autocomplete: 'postal-code' } }),
  { title: 'Optional', schema: { type: 'object', properties: { middleName: { type: 'string', title: 'Middle name' } } }, value: {} },
  one('Fixed', { type: 'string', title: 'Loss of use', readOnly: true }, {}, 'Included'),
  { ...one('Off', { type: 'string', title: 'City' }, {}, 'Columbus'), disabled: true },
  one('Right to left', { type: 'string', title: 'שם מלא', description: 'כפי שמופיע בתעודה' }, {}, 'דנה כהן'),
  one('An exact length', { type: 'string', title: 'Postal code', minLength: 5, maxLength: 5 }, { 'ui:options': { width: 'half' } }, '432156'),
];
