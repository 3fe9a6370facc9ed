import type { SiteSettings } from '#api/contracts/site';
import { createClock, createRules, type Context } from '#engine';
import { rentersForms } from '#schemas/forms/renters';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../index';
import { content } from './content';
import { derive } from './derive';
import { rentersFlow } from './flow';
import { product } from './index';
import { landing } from './landing';

const flow = rentersFlow();
const forms = rentersForms();
const { steps } = flow;
const rules = createRules({ clock: createClock(() => Date.parse('2026-03-10T16:00:00Z')) });
const person = {
  streetAddress: '48 Alder Street', city: 'Columbus', postal: '43215', pni_first_name: 'Ines', pni_last_name: 'Okafor',
  pni_phone_number: '6145550100', pni_email: 'ines@example.com',
};
const wrong = (data: object): readonly string[] =>
  rules.errors(forms.propertyInfo.schema, { ...person, ...data }).map(({ path, keyword }) => `${path.join('.')}:${keyword}`);
const work = (name: string, context: Context): unknown => derive[name]?.(context, { clock: createClock(), newId: () => 'id' });
const labels = (rows: readonly { readonly label: string }[]): readonly string[] => rows.map(({ label }) => label);

describe('the steps of renters cover', () => {
  it('stand under renters-insurance at the addresses of RN-001', () => {
    const entry = catalogue.find(({ id }) => id === 'renters');
    expect(flow.base).toBe('renters-insurance');
    expect(Object.values(steps).map(({ path }) => path))
      .toEqual(['property-info', 'survey', 'policy-date', 'quote', 'payment', 'confirmation']);
    expect(entry?.paths).toEqual(Object.values(steps).map(({ path }) => path));
    expect(entry?.gate).toEqual({ path: 'start', leaves: ['insurance', 'www', 'localhost', 'sure'] });
  });
  it('speak the words of the specification (RN-003, RN-005, RN-009, RN-038, RN-082)', () => {
    expect(steps.propertyInfo).toMatchObject({
      title: 'What is your address and personal information?', back: false, content: { over: 'Renters Insurance', lockedBack: true },
    });
    expect(steps.policyDate)
      .toMatchObject({ title: 'When should this policy take effect?', busy: 'Calculating your quote. This may take up to 15 seconds.' });
    expect(steps.quote?.title).toBe('Your Renters Quote');
    expect(flow.modals?.verifyAddress).toMatchObject({
      title: 'Verify Address',
      message: 'We’ve found multiple addresses that fit the information you’ve provided. Please confirm your residence.',
      option: expect.stringContaining('{county}') as unknown,
    });
    expect(content.quoteScreen.calculating).toBe('Calculating your quote. This may take up to 15 seconds.');
  });
  it('show on the payment step, and again on the confirmation, what RN-013 and RN-015 name', () => {
    expect(labels(content.paymentScreen.tables.flatMap(({ rows }) => rows)))
      .toEqual(expect.arrayContaining(['Underwritten by', 'Property coverage', 'Property address', 'Start date', 'Billing cycle']));
    expect(labels(content.confirmationScreen.tables.flatMap(({ rows }) => rows))).toEqual(expect.arrayContaining([
      'Policy number', 'Underwritten by', 'Property coverage', 'Property address', 'Start date', 'Billing cycle',
    ]));
    expect(content.confirmationScreen).toMatchObject({ phone: expect.any(String) as unknown, disclaimer: expect.any(String) as unknown });
    expect(forms.payment.schema.properties).toHaveProperty('cardName');
    expect(forms.payment.schema.properties).toHaveProperty('cardAddressLine1');
  });
  it('sell at the price that is shown: another price is another order', () =>
    expect(flow.calls.purchase?.sells).toMatchObject({ of: 'checkout' }));
});

describe('who is insured', () => {
  it('is asked by the keys of the specification (RN-004, RN-020)', () => {
    expect(Object.keys(forms.propertyInfo.schema.properties)).toEqual([
      'streetAddress', 'unit', 'city', 'region', 'postal', 'pni_first_name', 'pni_middle_name', 'pni_last_name', 'pni_suffix',
      'pni_phone_number', 'pni_email',
    ]);
  });
  it('has names of letters and spaces, at most 20, the middle one optional (RN-045, RN-046, RN-047, D7, S-74)', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ pni_middle_name: ' ' })).toEqual([]);
    expect(wrong({ pni_first_name: 'Zoë Ann' })).toEqual([]);
    expect(wrong({ pni_first_name: '' })).toEqual(['pni_first_name:required']);
    expect(wrong({ pni_last_name: undefined })).toEqual(['pni_last_name:required']);
    expect(wrong({ pni_first_name: 'x'.repeat(21) })).toEqual(['pni_first_name:maxLength']);
    for (const name of ['Ann2', 'O\'Brien', 'Ann-Lee']) expect(wrong({ pni_last_name: name }), name).toEqual(['pni_last_name:pattern']);
  });
  it('has a suffix of the list or none (RN-048)', () => {
    expect(steps.propertyInfo?.form?.schema.properties?.pni_suffix)
      .toMatchObject({ enum: ['Jr.', 'Sr.', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] });
  });
  it('has a phone of ten digits and an e-mail of at most 50 characters (RN-049, RN-050)', () => {
    expect(forms.propertyInfo.ui).toMatchObject({ pni_phone_number: { 'ui:placeholder': 'Phone Number (e.g. 555-555-5555)' } });
    expect(wrong({ pni_phone_number: '555555555' })).toEqual(['pni_phone_number:pattern']);
    expect(wrong({ pni_email: `${'x'.repeat(40)}@example.com` })).toEqual(['pni_email:maxLength']);
    expect(wrong({ pni_email: 'a@' })).toEqual(['pni_email:format']);
  });
});

describe('the start date', () => {
  const accepts = (settings: SiteSettings, day: string): boolean =>
    rules.valid(product(settings).flow.steps.policyDate?.form?.schema ?? {}, { policyStartDate: day });
  it('is tomorrow to ninety days ahead; where a site says so, New York’s today to ninety days ahead (RN-053, RN-054, C-05)', () => {
    expect(['2026-03-10', '2026-03-11', '2026-06-08', '2026-06-09'].map((day) => accepts({}, day)))
      .toEqual([false, true, true, false]);
    expect(['2026-03-09', '2026-03-10', '2026-06-08', '2026-06-09'].map((day) => accepts({ renters_start_new_york: true }, day)))
      .toEqual([false, true, true, false]);
  });
});

describe('the coverage that can be chosen', () => {
  const rates = {
    personal_property: [[10000, 250, 500], [10000, 500, 1000], [20000, 1000, 2500], [20000, 500, 2500]].map(([
      personal_property_coverage, all_peril_deductible, hurricane_deductible,
    ]) => ({ personal_property_coverage, all_peril_deductible, hurricane_deductible })),
    liability: [50000, 100000, 300000].map((liability_limit) => ({ liability_limit })), min_liability_limit: 100000,
    allow_replacement_cost: true, allow_earthquake: false,
  };
  const context = { rates, amounts: { personal_property_coverage: 20000 } };
  const values = (field: string, from: Context = context): readonly unknown[] =>
    (work('coverageOptions', from) as Readonly<Record<string, readonly { readonly value: unknown }[]>>)[field]?.map(({ value }) => value)
      ?? [];
  it('follows the rates and the chosen amount (RN-022, RN-023, RN-068)', () => {
    expect(values('personal_property_coverage')).toEqual([10000, 20000]);
    expect(values('all_peril_deductible')).toEqual([1000, 500]);
    expect(work('firstAllPeril', context)).toBe(1000);
    expect(work('firstHurricane', context)).toBe(2500);
  });
  it('leaves out liability below the least (RN-055)', () => expect(values('liability_limit')).toEqual([100000, 300000]));
  it('has no hurricane deductible where none is offered (RN-056)', () => {
    expect(values('hurricane_deductible', {
      ...context, rates: { ...rates, personal_property: [{ personal_property_coverage: 20000, all_peril_deductible: 500 }] },
    })).toEqual([]);
  });
  it.each([
    'replacement_cost', 'water_backup', 'identity_fraud', 'earthquake',
  ])('offers %s as Included or Not Included where it is allowed, and not at all elsewhere (RN-025, RN-058, RN-059, RN-060, RN-061)', (
    extra,
  ) => {
    const { allow_replacement_cost: _one, allow_earthquake: _other, ...bare } = rates;
    const offered = (allowed: object): unknown =>
      (work('coverageOptions', { ...context, rates: { ...bare, ...allowed } }) as Record<string, unknown>)[`include_${extra}`];
    expect(offered({ [`allow_${extra}`]: true })).toEqual([{ value: true, title: 'Included' }, { value: false, title: 'Not Included' }]);
    for (const allowed of [{}, { [`allow_${extra}`]: false }]) expect(offered(allowed)).toEqual([]);
  });
  it('has loss of use included and fixed (RN-057)', () => {
    expect(forms.quote.ui).toMatchObject({ amounts: { loss_of_use: { 'ui:widget': 'fixed', 'ui:options': { text: 'Included' } } } });
  });
  it('is selected under the names of RN-027', () => {
    const { amounts } = forms.quote.schema.properties as { readonly amounts: { readonly required: readonly string[] } };
    expect(amounts.required).toEqual(expect.arrayContaining([
      'personal_property_coverage', 'all_peril_deductible', 'hurricane_deductible', 'liability_limit', 'include_replacement_cost',
      'include_water_backup', 'include_identity_fraud', 'include_earthquake',
    ]));
  });
  it('is paid in eleven payments until the visitor says otherwise (RN-062, CO-005)', () => {
    expect(flow.changes).toContainEqual({ of: 'plan', set: { cadence: { first: ['cadence'], else: 'eleven_pay' } } });
  });
});

describe('the landing page', () => {
  it('asks for the address and has coverage, price, testimonials and a call to action (RN-016, RN-017, CO-010)', () => {
    expect(landing).toMatchObject({
      action: 'Get Started', addressForm: { label: expect.any(String) as unknown },
      price: { before: 'as low as', amount: '$11', after: '/month' },
    });
    expect(landing.cards.length).toBeGreaterThanOrEqual(3);
    expect(landing.quotes?.length).toBeGreaterThanOrEqual(2);
    expect(landing.banner.action).toBeTruthy();
  });
});
