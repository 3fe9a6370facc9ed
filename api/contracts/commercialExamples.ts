import type { DynamicField, DynamicForm } from '#engine/survey';
import type { BusinessClass, CommercialPlan, Tier } from './commercial';

/** Only answers that decide something: the prover plays every one of them. */
export const exampleClasses: readonly BusinessClass[] = [
  { name: 'Barber Shops', code: 812111 }, { name: 'Furniture Retailers', code: 449110 }, { name: 'Retail Bakeries', code: 311811 },
];

const field = (key_name: string, label: string, field_type = 'text'): DynamicField => ({ key_name, label, required: true, field_type });
const choices = (...titles: readonly string[]) => titles.map((title) => ({ value: title.toLowerCase(), title }));
/** One branch, by the number of employees; the personal screen stands in the middle and is asked (S-06). */
export const exampleForm: DynamicForm = {
  start_screen_id: 'legal',
  screens: {
    legal: {
      id: 'legal', question: 'What kind of business is it?', next_screen_id: 'owner',
      fields: [{ ...field('business_legal_nature', 'Legal entity', 'single_select'), settings: { choices: choices('LLC', 'Corporation') } }],
    },
    owner: {
      id: 'owner', question: 'Who do we insure?', next_screen_id: 'employees',
      fields: [
        field('business_name', 'Business name'), field('pni_first_name', 'First name'), field('pni_last_name', 'Last name'),
        field('pni_phone_number', 'Phone number', 'phone'), field('pni_email', 'E-mail', 'email'),
      ],
    },
    employees: {
      id: 'employees', question: 'Do you have employees?', next_screen_id: null,
      fields: [{ ...field('has_employees', 'Employees', 'single_select'), settings: { choices: [{ value: 'yes', title: 'Yes', next_screen_id: 'payroll' }, { value: 'no', title: 'No' }] } }],
    },
    payroll: { id: 'payroll', question: 'How many are they?', fields: [{ ...field('employee_count', 'Employees', 'number'), settings: { min_value: 1, max_value: 100 } }], next_screen_id: null },
  },
};

const plan = (tier: Tier, title: string): CommercialPlan => ({
  plan_id: `commercial-${tier}`, details: { chubb_plan_code: tier },
  information: { title, acknowledgment_html: '<p>I confirm that my answers are true.</p>' },
});
/** BO-026: the three tiers. */
export const exampleTiers: readonly CommercialPlan[] = [plan('silver', 'Silver'), plan('gold', 'Gold'), plan('platinum', 'Platinum')];
