import type { DynamicField, DynamicForm, DynamicScreen } from '#engine/survey';
import type { RentersPlan, RentersRates } from './renters';

/** Only answers that decide something: the prover plays every one of them. */
const text = (key_name: string, label: string): DynamicField => ({ key_name, label, required: true, field_type: 'text' });
const personal = (next: string | null): DynamicScreen => ({
  id: 'personal', question: 'Who lives here?', fields: [text('pni_first_name', 'First name'), text('pni_last_name', 'Last name')], next_screen_id: next,
});
const yesNo = (key_name: string, label: string, ifYes: string): DynamicField => ({
  key_name, label, required: true, field_type: 'single_select',
  settings: { choices: [{ value: 'yes', title: 'Yes', next_screen_id: ifYes }, { value: 'no', title: 'No' }] },
});

/** One branch by choice, and the screen in it rejects. */
export const exampleForm: DynamicForm = {
  start_screen_id: 'personal',
  screens: {
    personal: personal('home'),
    home: {
      id: 'home', question: 'When was your home built?', help_text: 'An estimate is fine.', next_screen_id: 'pets',
      fields: [{ key_name: 'year_built', label: 'Year built', required: true, field_type: 'number', settings: { min_value: 1800, max_value: 2026 } }],
    },
    pets: { id: 'pets', question: 'Do you have pets?', fields: [yesNo('has_pets', 'Pets that have bitten somebody', 'declined')], next_screen_id: null },
    declined: { id: 'declined', question: 'We cannot insure homes with a pet that has bitten somebody.', flags: ['reject_form'], fields: [], next_screen_id: null },
  },
};
/** S-07: nothing is left to ask. */
export const personalInfoOnly: DynamicForm = { start_screen_id: 'personal', screens: { personal: personal(null) } };

/** RN-021: the plan, as the sandbox offers it. */
export const examplePlan: RentersPlan = {
  plan_id: 'renters-standard', policy_doc_url: '/documents/renters-standard.pdf',
  information: {
    pricing_title: '$11.00/month', bottom_text: 'Your answers affect your price and whether we can insure you. Please answer for everybody who lives in your home.',
    acknowledgment_html: '<p>I confirm that my answers are true and complete. Cover begins at 12:01 a.m. on the start date, at the property address.</p>',
  },
  details: {
    personal_property_amount: { title: 'Personal property', description: 'What it would cost to replace everything you own.', default: 20000 },
    all_peril_deductible: { title: 'All peril deductible', description: 'The part of each loss that you pay yourself.' },
    hurricane_deductible: { title: 'Hurricane deductible', description: 'The part of the damage by a named storm that you pay yourself.' },
    liability_limit: { title: 'Liability', description: 'Pays when you are responsible for an injury or for damage to somebody’s property.' },
    loss_of_use: { title: 'Loss of use', description: 'A place to stay while your home cannot be lived in.', value: 'Included' },
    include_replacement_cost: { title: 'Replacement cost', description: 'Pays the price of a new item, not the value of the old one.' },
    include_water_backup: { title: 'Water backup', description: 'Covers water that backs up through sewers or drains.' },
    include_identity_fraud: { title: 'Identity fraud', description: 'Pays the cost of restoring your identity.' },
    include_earthquake: { title: 'Earthquake', description: 'Covers damage to your belongings by an earthquake.' },
  },
  subscription_options: { default_cadence: 'annual' },
};

const row = (personal_property_coverage: number, all_peril_deductible: number, hurricane_deductible?: number) =>
  ({ personal_property_coverage, all_peril_deductible, ...(hurricane_deductible === undefined ? {} : { hurricane_deductible }) });
/** Everything is offered; 50,000 is below the state's least liability (RN-055). */
export const exampleRates: RentersRates = {
  personal_property: [row(20000, 500, 1000), row(20000, 1000, 2000), row(30000, 1000, 2000)],
  liability: [{ liability_limit: 50000 }, { liability_limit: 100000 }, { liability_limit: 300000 }],
  defaults: { personal_property_coverage: 20000, all_peril_deductible: 500, hurricane_deductible: 1000, liability_limit: 100000, include_replacement_cost: true },
  allow_replacement_cost: true, allow_water_backup: true, allow_identity_fraud: true, allow_earthquake: true,
  settings: { min_liability_limit: '100000', liability_limit: '100000' },
};
/** Nothing but the two that always are. */
export const plainRates: RentersRates = { personal_property: [row(20000, 500), row(30000, 500)], liability: [{ liability_limit: 100000 }], defaults: { all_peril_deductible: 500 } };
