import { acknowledged, card } from '../fragments/card';
import { formOf, ofOthers, type FormPart } from '../fragments/part';
import { contact, personName } from '../fragments/person';
import { sectioned } from '../fragments/sections';
import { usAddress } from '../fragments/usAddress';
import { yesNo, type YesNo } from '../fragments/yesNo';

/** CO-001 */
const nameLength = 40;
const mostOwners = 6;

export interface Choice { readonly value: string; readonly title: string; readonly help?: string }
export const categories: readonly Choice[] = [
  { value: 'comics_cards', title: 'Comics and trading cards' },
  { value: 'coins_stamps', title: 'Coins and stamps' },
  { value: 'toys_models', title: 'Toys and models' },
  { value: 'musical_instruments', title: 'Musical instruments' },
  { value: 'fine_art', title: 'Fine art' },
  { value: 'wine', title: 'Wine' },
];
export const frequencies: readonly Choice[] = [{ value: 'annual', title: 'Once a year' }, { value: 'monthly', title: 'Every month' }];
const ownershipTypes: readonly Choice[] = [
  { value: 'person', title: 'One person' }, { value: 'owners', title: 'Several people' }, { value: 'trust', title: 'A trust' },
  { value: 'musical_group', title: 'A musical group' },
];

const oneOf = (name: string, title: string, choices: readonly Choice[]): FormPart => ({
  properties: { [name]: { type: 'string', title, enum: choices.map(({ value }) => value) } },
  required: [name], ui: { [name]: { 'ui:widget': 'radio', 'ui:options': { choices, compact: true } } },
});
const short = (name: string, words: YesNo): FormPart => {
  const part = yesNo(name, words);
  const ui = part.ui[name] as { readonly 'ui:options': object };
  return { ...part, ui: { [name]: { ...ui, 'ui:options': { ...ui['ui:options'], compact: true } } } };
};
const amount = (name: string, title: string, example: number): FormPart => ({
  properties: { [name]: { type: 'integer', title, minimum: 1, maximum: 999_999_999, examples: [example] } },
  required: [name], ui: { [name]: { 'ui:widget': 'currency', 'ui:options': { width: 'half' } } },
});
const nameOf = (name: string, title: string, example: string): FormPart => ({
  properties: { [name]: { type: 'string', title, minLength: 1, maxLength: 100, examples: [example] } },
  required: [name], ui: { [name]: { 'ui:autocomplete': 'off', 'ui:options': { spellcheck: false } } },
});

const start: FormPart = {
  properties: { policyStartDate: { type: 'string', format: 'date', title: 'Start date', window: { from: 'today', min: 0, max: 60 } } },
  required: ['policyStartDate'], ui: { policyStartDate: { 'ui:widget': 'date' } },
};
const claims: FormPart = {
  properties: { claims_count: { type: 'integer', title: 'Claims for collections in the last 5 years', enum: [0, 1, 2, 3, 4] } },
  required: ['claims_count'],
  ui: { claims_count: { 'ui:widget': 'select', 'ui:enumNames': ['None', '1', '2', '3', '4 or more'], 'ui:options': { width: 'half' } } },
};
const owners: FormPart = {
  properties: {
    owners: {
      type: 'array', title: 'Owners', minItems: 2, maxItems: mostOwners,
      items: { type: 'object', title: 'Owner', ...personPart() },
      examples: [[{ firstName: 'Ines', lastName: 'Okafor' }, { firstName: 'Jonah', lastName: 'Okafor' }]],
    },
  },
  required: ['owners'],
  ui: {
    owners: {
      'ui:options': { minRows: 2, rowTitle: 'Owner {n}', addLabel: 'Add another owner', label: false },
      items: ofOthers(personName(nameLength)).ui,
    },
  },
};
function personPart() {
  const { properties, required } = personName(nameLength);
  return { properties, required };
}

/** CL-007: asked once for the policy, for each address, and for each collection. */
const ofPolicy = [
  claims,
  short('is_felon', { title: 'Have you been convicted of a felony in the last 10 years?' }),
  short('filed_bankruptcy', { title: 'Have you filed for bankruptcy in the last 5 years?' }),
  short('declined_insurance', { title: 'Has an insurer declined, cancelled or not renewed your insurance in the last 5 years?' }),
];
const ofAddress = [
  short('has_burglar_alarm', { title: 'Is there a burglar alarm?' }),
  short('has_fire_alarm', { title: 'Is there a fire alarm?' }),
];
const ofCollection = [
  amount('collection_total_value', 'Total value', 25_000),
  amount('highest_value_item', 'Highest value item', 5000),
  short('has_personal_safe', { title: 'Is any of it kept in a personal safe?' }),
  short('has_ul_rated_safe', { title: 'Is any of it kept in a UL rated safe?' }),
  short('has_ul_rate_vault', { title: 'Is any of it kept in a UL rated vault?' }),
];
const ownership = [
  oneOf('ownership_type', 'Owner', ownershipTypes), personName(nameLength), owners,
  nameOf('trust_name', 'Name of the trust', 'The Alder Trust'), nameOf('musical_group_name', 'Name of the musical group', 'The Alder Quartet'),
];

export const collectiblesForms = {
  category: formOf(oneOf('category_code', 'What do you collect?', categories), start),
  owner: sectioned({ 'Policy owner': [personName(nameLength), contact], 'Mailing address': [usAddress()], 'Insurance history': ofPolicy }),
  collection: sectioned({
    'Where it is kept': [usAddress(), ...ofAddress], 'What it is worth': ofCollection, 'Who owns it': ownership,
  }),
  /** CL-004: the deductibles are the quote's. */
  plans: formOf({
    properties: { deductible: { type: 'number', title: 'Deductible', examples: [250] } }, required: ['deductible'],
    ui: { deductible: { 'ui:widget': 'select', 'ui:options': { width: 'half' } } },
  }, oneOf('payment_frequency', 'How would you like to pay?', frequencies)),
  payment: formOf(card(), acknowledged),
};
