import type { Form } from '../form';
import { acknowledged, card } from '../fragments/card';
import { countries } from '../fragments/countries';
import { formOf, type FormPart } from '../fragments/part';
import { yesNo } from '../fragments/yesNo';
import { zaAddress } from '../fragments/zaAddress';
import { zaBeneficiary, zaHolder } from '../fragments/zaPerson';

/** Several yes/no questions under one heading, all of which must be answered (RS-006, RS-029). */
const yesNoList = (questions: Readonly<Record<string, string>>) =>
  formOf(...Object.entries(questions).map(([name, title]) => {
    const part = yesNo(name, { title });
    const ui = part.ui[name] as { readonly 'ui:options': object };
    return { ...part, ui: { [name]: { ...ui, 'ui:options': { ...ui['ui:options'], compact: true } } } };
  }));

const list = countries('ZA');
/** C-56: typed here, and overwritten by what the maps service finds. */
const country: FormPart = {
  properties: { country: { type: 'string', title: 'Country', enum: list.map(({ value }) => value), examples: ['ZA', 'NA'] } },
  required: ['country'],
  ui: { country: { 'ui:widget': 'select', 'ui:autocomplete': 'country', 'ui:options': { width: 'half', choices: list } } },
};

/** The forms that both South African lines share (S-81), one definition. */
export const southAfricanForms = ({ region }: { readonly region: boolean }) => ({
  policyHolder: formOf(zaHolder, zaAddress({ region }), country),
  addBeneficiary: formOf(yesNo('hasBeneficiary', {
    title: 'Beneficiary', noHelp: 'The beneficiary is then the policy holder’s estate.',
  })),
  beneficiary: zaBeneficiary,
  payment: formOf(card(), acknowledged),
});

/** RS-005, S-42 */
export const introSurvey = yesNoList({
  has_break_ins: 'Has your home been broken into in the last three years?',
  has_neighbors: 'Do you have neighbours on both sides of your home?',
  has_surveillance: 'Is your home watched by an alarm, a camera or a guard?',
});

/** RS-031, RS-032, C-41, S-42 */
export const screeningQuestions = yesNoList({
  has_two_or_more_claims: 'Have you made 2 or more home insurance claims in the last 5 years?',
  has_fence: 'Is your property enclosed by a fence or a wall?',
  lives_in_house: 'Do you live in the house yourself?',
  unoccupied_for_60_days: 'Is the home ever unoccupied for more than 60 consecutive days?',
  is_main_residence: 'Is it your main residence?',
  is_sublet_or_communed: 'Is it sublet, or shared by more than 2 people who are not related?',
  has_insurance_refusal_or_cancellation: 'Has an insurer refused you cover or cancelled your policy in the last 3 years?',
  has_stone_walls: 'Are the walls built of brick or stone?',
  has_solid_construction_roof: 'Is the roof of tile, slate, concrete or metal?',
});

/** RS-010, S-43: the choices are the chosen plan's add-ons. */
export const addOns = {
  schema: { type: 'object', properties: { addOns: { type: 'array', title: 'Additional benefits', items: {
    type: 'string', examples: ['garden_cover'],
  }, uniqueItems: true, examples: [[], ['garden_cover']] } } },
  ui: { addOns: { 'ui:widget': 'checkboxes', 'ui:options': { label: false } } },
} as const satisfies Form;
