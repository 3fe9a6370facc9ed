import { exampleForm, exampleTiers } from '#api/contracts/commercialExamples';
import type { Context } from '#engine';
import { checkFlow } from '#engine/check';
import { smallBusinessForms as forms } from '#schemas/forms/smallBusiness';
import { fill } from '#widgets/format/fill';
import { fields, widgets } from '#widgets';
import { describe, expect, it } from 'vitest';
import { content } from './content';
import { coverages } from './coverages';
import { derive } from './derive';
import { smallBusiness } from './flow';
import { product } from './index';
import { landing } from './landing';

const { steps } = smallBusiness;
const tools = { clock: { now: () => 0, today: () => '' }, newId: () => 'id-1' };
const worked = (name: string, context: Context): unknown => derive[name]?.(context, tools);
const [silver, gold, platinum] = exampleTiers;
const shown = (rows: readonly { label: string; value: string }[], context: Context): Readonly<Record<string, string>> =>
  Object.fromEntries(rows.map(({ label, value }) => [label, fill(value, context)]));
const cells = (label: string): Readonly<Record<string, string>> | undefined =>
  coverages.find((coverage) => coverage.label === label)?.cells;

describe('the steps of small business cover', () => {
  it('name only adapters, functions and screens that exist', () => {
    expect(checkFlow(smallBusiness, {
      calls: Object.keys(product.adapters), derive: Object.keys(product.derive),
      widgets: [...Object.keys(widgets), ...Object.keys(fields), 'hidden'], surveys: product.survey !== undefined,
    })).toEqual([]);
  });
  it('stand under small-business-owners-insurance in the order of BO-001', () => {
    expect(smallBusiness.base).toBe('small-business-owners-insurance');
    expect(Object.values(steps).map(({ path }) => path))
      .toEqual(['basic-info', 'survey', 'policy-date', 'plans', 'payment', 'confirmation']);
  });
  it('begin with the business, without a way back (BO-002, BO-003, BO-005, BO-007)', () => {
    expect(steps.basicInfo).toMatchObject({ title: 'Tell us about your business', back: false, content: { lockedBack: true } });
    expect(forms.basicInfo.schema.required).toEqual(['business_class_code', 'streetAddress', 'city', 'region', 'postal']);
  });
  it('tell how long a price may take (BO-011)', () => expect(steps.policyDate?.busy)
    .toBe('Calculating your quote. This may take up to 15 seconds.'));
  it('call the quote by the name of the business (BO-017)', () => {
    expect(fill(steps.payment?.title ?? '', { answers: { business_name: 'Fern & Ladle Bakery' } }))
      .toBe('Your Quote for Fern & Ladle Bakery');
  });
});

describe('the three plans', () => {
  const plans = [silver, gold, platinum];
  it('stand as silver, gold and platinum, each with its price of a year (BO-014, BO-027, CO-013, C-30)', () => {
    expect(worked('offers', { plans, rates: { silver: 612, gold: 748, platinum: 1035 } })).toEqual([
      { plan: silver, tier: 'silver', title: 'Silver', price: 612 }, { plan: gold, tier: 'gold', title: 'Gold', price: 748 },
      { plan: platinum, tier: 'platinum', title: 'Platinum', price: 1035 },
    ]);
    expect(content.plansScreen.per).toBe('/year');
  });
  it('have no price where the rates say none (S-39)', () => {
    expect((worked('offers', { plans, rates: { silver: 612, gold: 748 } }) as readonly { price?: number }[]).map(({ price }) => price))
      .toEqual([612, 748, undefined]);
    expect(worked('offers', {})).toEqual([]);
  });
  it('are compared in eight rows (BO-015)', () => {
    expect(content.plansScreen.rows.map(({ label }) => label)).toEqual([
      'General liability', 'Business personal property', 'Additional insured', 'Lost business income',
      'Data breach privacy liability', 'Data breach additional costs', 'Employee liability coverage', 'Hired and non-owned auto',
    ]);
  });
  it.each([
    ['General liability', {
      silver: '$2 Million\nmax $1 Million per claim', gold: '$2 Million\nmax $1 Million per claim',
      platinum: '$2 Million\nmax $1 Million per claim',
    }],
    [
      'Business personal property',
      { silver: '$15,000\n$500 deductible', gold: '$35,000\n$500 deductible', platinum: '$75,000\n$500 deductible' },
    ],
    ['Lost business income', { silver: '$250,000', gold: '$250,000', platinum: '$250,000' }],
    ['Data breach privacy liability', { platinum: '$50,000' }],
    ['Data breach additional costs', { platinum: '$10,000' }],
    ['Employee liability coverage', { platinum: '$50,000' }],
    ['Hired and non-owned auto', { gold: 'Included', platinum: 'Included' }],
    ['Additional insured', { silver: 'Landlord', gold: 'Blanket', platinum: 'Blanket' }],
  ])('name what each tier covers: %s (BO-043, BO-044, BO-045, BO-046, BO-047, BO-048, BO-049, BO-050)',
  (label, expected) => expect(cells(label)).toEqual(expected));
});

it('the mailing address is asked for below the full name, where the service asks for all its parts (SV-008, SV-009)', () => {
  const name = { pni_first_name: 'Ann', pni_middle_name: 'Ada', pni_last_name: 'Lee', pni_suffix: 'Jr.' };
  expect(shown(content.surveyScreen.mailing, { answers: name })).toMatchObject({ Name: 'Ann Ada Lee Jr.' });
});

describe('the summary of small business cover', () => {
  const answers = {
    business_legal_nature: 'llc', business_name: 'Fern & Ladle Bakery', pni_first_name: 'Ines', pni_last_name: 'Okafor',
    pni_phone_number: '+16145550142', pni_email: 'ines@example.com',
  };
  const given: Context = {
    underwriter: 'Granite Mutual Insurance Company', answers, dynamicForm: exampleForm,
    businessClasses: [{ name: 'Retail Bakeries', code: 311811 }], selectedPlan: silver, policyStartDate: '2026-03-05',
    business: { business_class_code: 311811, streetAddress: '48 Alder Street', city: 'Columbus', region: 'OH', postal: '43215' },
  };
  const context = {
    ...given, ...Object.fromEntries(['businessType', 'legalEntity', 'termEnd', 'coverage'].map((name) => [name, worked(name, given)])),
  };
  const [business, coverage] = content.paymentScreen.tables;

  it('shows type, name, contact, address and entity (BO-018)', () => {
    expect(shown(business?.rows ?? [], context)).toEqual({
      'Business type': 'Retail Bakeries', 'Business name': 'Fern & Ladle Bakery',
      'Primary contact': 'Ines Okafor\n614-555-0142\nines@example.com',
      'Business address': '48 Alder Street, , Columbus, OH 43215', 'Legal entity': 'LLC',
    });
  });
  it('shows underwriter, plan, the year of cover and what the plan covers (BO-019, BO-042)', () => {
    expect(shown(coverage?.rows ?? [], context)).toMatchObject({
      'Underwritten by': 'Granite Mutual Insurance Company', Plan: 'Silver', Term: '1 year\nMar 5, 2026 to Mar 5, 2027',
      'Billing cycle': 'Yearly',
      'Business personal property': '$15,000\n$500 deductible', 'Data breach privacy liability': '', 'Hired and non-owned auto': '',
    });
  });
  it('ends the year on the same day, and after 29 February on 1 March (BO-019)', () => {
    expect(['2026-03-05', '2028-02-29', '2027-12-31'].map((policyStartDate) => worked('termEnd', { policyStartDate })))
      .toEqual(['2027-03-05', '2029-03-01', '2028-12-31']);
    expect(worked('termEnd', {})).toBeUndefined();
  });
  it('shows what was answered where the question is not known any more', () => expect(worked('legalEntity', { answers })).toBe('llc'));
  it('shows totals and acknowledgment before the card, and number, totals and phone afterwards (BO-020, BO-022, BO-029, C-31)', () => {
    expect(content.paymentScreen).toMatchObject({
      totals: 'checkout.totals', disclaimer: 'selectedPlan.information.acknowledgment_html', acknowledgment: { save: 'acknowledged' },
    });
    expect(content.confirmationScreen).toMatchObject({
      policyNumber: 'purchase.policy_number', totals: 'checkout.totals', phone: '{support_phone}', disclaimer: '{disclaimer}',
      document: { path: 'purchase.doc_url' },
    });
    expect(content.confirmationScreen.tables).toEqual(content.paymentScreen.tables);
  });
});

describe('the landing of small business cover', () => {
  it('asks the questionnaire for prices, and leads into the flow by its banner (BO-023, C-27, CO-010)', () => {
    expect([landing.popup?.label, landing.banner.action]).toEqual(['Check our prices', 'Get started']);
    expect(landing.lead).toContain('term of 1 year');
    expect(landing.cards).toHaveLength(3);
  });
});
