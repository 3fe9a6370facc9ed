import { exampleCarsafePlans } from '#api/contracts/carsafe';
import { createClock, type Context } from '#engine';
import { checkFlow, compile } from '#engine/check';
import { fields, widgets } from '#widgets';
import { fill } from '#widgets/format/fill';
import { describe, expect, it } from 'vitest';
import { holderDerive } from '../shared/holderDerive';
import { content } from './content';
import { faq } from './faq';
import { vehicleContents } from './flow';
import { product } from './index';
import { landing } from './landing';

const { steps, modals } = vehicleContents;
const tools = { clock: createClock(() => 0), newId: () => 'id-1' };
const complete = exampleCarsafePlans.find(({ plan_id }) => plan_id === 'carsafe-complete');
const details = {
  firstName: 'Thandi', lastName: 'Nkosi', phone: '+27821234567', email: 'thandi@example.co.za', policyholderId: '9001015009087',
  streetAddress: '12 Loop Street', city: 'Cape Town', postal: '8001',
};
const named = {
  hasBeneficiary: true, beneficiaryRelationship: 'Spouse', beneficiaryFirstName: 'Sipho', beneficiaryLastName: 'Nkosi',
  beneficiaryInformationType: 'birthdate',
  beneficiaryBirthdate: '1990-01-31', beneficiaryPhone: '+27821234568', beneficiaryEmail: 'sipho@example.co.za',
};
/** The tables as a page draws them: label → filled value, empty rows left out. */
const tablesOf = (tables: readonly { title: string; rows: readonly { label: string; value: string }[] }[], given: Context) => {
  const context = { ...given, beneficiary: holderDerive.beneficiary?.(given, tools) };
  return Object.fromEntries(tables.map(({ title, rows }) => [
    title, Object.fromEntries(rows.map(({ label, value }) => [label, fill(value, context)] as const).filter(([, value]) => value !== '')),
  ]));
};
const given: Context = { selectedPlan: complete, details, settings: { currency: { code: 'ZAR' } } };
const { tables } = content.paymentScreen;

describe('the steps of vehicle contents cover', () => {
  it('name only adapters, functions and screens that exist', () => {
    expect(checkFlow(vehicleContents, {
      calls: Object.keys(product.adapters), derive: Object.keys(product.derive),
      widgets: [...Object.keys(widgets), ...Object.keys(fields), 'hidden'],
    })).toEqual([]);
    expect(() => compile(vehicleContents, { ...product, tools: {}, clock: tools.clock, newId: tools.newId })).not.toThrow();
  });
  it('stand under vehicle-contents-insurance at the addresses of VC-002', () => {
    expect(vehicleContents.base).toBe('vehicle-contents-insurance');
    expect(Object.values(steps).map(({ path }) => path))
      .toEqual(['plans', 'policy-holder', 'add-beneficiary', 'beneficiary', 'payment', 'confirmation']);
  });
  it('ask about the holder and the beneficiary in the words that both lines share (S-81, RS-014, RS-018, RS-023)', () => {
    expect([steps.policyHolder, steps.addBeneficiary, steps.beneficiary].map((step) => step?.title)).toEqual([
      'What is the policy holder information?', 'Would you like to add a beneficiary?', 'What is the beneficiary information?',
    ]);
  });
  it('show the plans after a second at the earliest, with their five amounts (VC-008, VC-011, WG-020, CO-007, CO-011)', () => {
    const { atLeast, amounts, currency } = content.plansScreen;
    expect([atLeast, currency]).toEqual([1000, 'settings.currency.code']);
    expect(amounts.map(({ path }) => fill(`{${path},code|whole}`, { ...complete, code: 'ZAR' })))
      .toEqual(['R7,500', 'R15,000', 'R7,500', 'R2,000', 'R100,000']);
  });
  it('tell who lives elsewhere that there are no plans (VC-031, RS-016)', () => {
    expect(modals?.noPlans).toMatchObject({
      title: 'No plans available', button: 'Okay',
      message: 'Looks like you live outside of South Africa. Unfortunately we do not have any plans available for you at the moment.',
    });
  });
});

describe('the choice of a plan', () => {
  const settled = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve); });
  it('begins with a blank holder in South Africa, each time (VC-012, VC-044, C-36, C-43)', async () => {
    const adapters = { ...product.adapters, plans: async () => ({ plans: exampleCarsafePlans, settings: { currency: { code: 'ZAR' } } }) };
    const run = compile(vehicleContents, { ...product, adapters, tools: {}, clock: tools.clock, newId: tools.newId }).start();
    await settled();
    run.send({ type: 'CHOOSE', value: complete });
    expect(run.view()).toMatchObject({ step: 'policyHolder', context: { details: { country: 'ZA', region: 'ZA' } } });
    run.send({ type: 'CHANGE', data: { ...run.view().answers, ...details } });
    expect(run.view().context.details).toEqual({ ...details, country: 'ZA', region: 'ZA' });
    run.send({ type: 'BACK' });
    await settled();
    run.send({ type: 'CHOOSE', value: exampleCarsafePlans[0] });
    expect(run.view().context.details).toEqual({ country: 'ZA', region: 'ZA' });
  });
});

describe('the summary of vehicle contents cover', () => {
  it('shows the holder, the plan, who issues it and how it is billed (VC-009, VC-048)', () => {
    expect(tablesOf(tables, given)).toEqual({
      'Policy holder': {
        Name: 'Thandi Nkosi', 'ID number': '9001015009087', 'Phone number': '+27 82 123 4567', 'E-mail': 'thandi@example.co.za',
        Address: '12 Loop Street, , Cape Town, 8001',
      },
      Beneficiary: {},
      'Your plan': {
        Plan: 'Complete', 'Personal possessions': 'R7,500', Electronics: 'R15,000', 'Home locks and keys': 'R7,500',
        'Identity theft': 'R2,000', 'Accidental death and disability': 'R100,000',
        'Policies issued by': 'Chubb', 'Billing frequency': 'Monthly',
      },
    });
  });
  it('shows who is paid, by birthdate or by ID number (S-44, CO-012)', () => {
    const { Beneficiary } = tablesOf(tables, { ...given, details: { ...details, ...named } });
    expect(Beneficiary).toEqual({
      Name: 'Sipho Nkosi', Relationship: 'Spouse', Birthdate: '31/01/1990', 'Phone number': '+27 82 123 4568',
      'E-mail': 'sipho@example.co.za',
    });
    const { beneficiaryBirthdate: _, ...byId } = { ...named, beneficiaryId: '9203046009081' };
    expect(tablesOf(tables, { ...given, details: { ...details, ...byId } }).Beneficiary).toMatchObject({ 'ID number': '9203046009081' });
  });
  it('forgets who was named once the answer is No, though the answers stay (S-44)', () => {
    expect(tablesOf(tables, { ...given, details: { ...details, ...named, hasBeneficiary: false } }).Beneficiary).toEqual({});
  });
  it('totals by the month, and says no totals once it is paid (VC-046, C-39)', () => {
    expect(content.paymentScreen)
      .toMatchObject({ totals: 'checkout.totals', currency: 'checkout.currency_code', totalLabel: 'Total per month' });
    expect(content.confirmationScreen).toMatchObject({ policyNumber: 'purchase.policy_number' });
    expect(content.confirmationScreen).not.toHaveProperty('totals');
    expect(JSON.stringify(content.confirmationScreen)).not.toContain('Billing');
  });
});

describe('the landing of vehicle contents cover', () => {
  it('says what is covered, the five by name and without amounts (VC-001, C-42)', () => {
    const words = JSON.stringify([landing.lead, landing.cards]);
    for (const cover of [
      /theft from your vehicle/, /accidental death and disability in a motor vehicle accident/, /possessions/i, /electronics/, /locks/,
      /identity/,
    ]) expect(words).toMatch(cover);
    // The price of a month is the only amount.
    expect(JSON.stringify(landing).match(/R\s?\d[\d.,]*/gu)).toEqual(['R49', 'R49']);
  });
  it('asks for the country and says in the specification’s words who cannot go on (VC-003, VC-004, VC-023, VC-025, C-37)', () => {
    expect([landing.action, landing.country?.secondAction]).toEqual(['View Plans', 'Get a Quote']);
    expect(landing.country).toMatchObject({
      only: 'ZA', missing: 'Please select your country',
      refusal: {
        title: 'Error', button: 'Go back to Chubb',
        message: 'Looks like you live outside of South Africa. Unfortunately we do not have any plans available for you at the moment.',
      },
    });
  });
  it('links wording, key information, questions and claims (VC-005, S-86)', () => {
    expect(landing.links?.map(({ href, to }) => href ?? to)).toEqual([
      '/documents/vehicle-contents-wording.pdf', '/documents/vehicle-contents-key-information.pdf', '/vehicle-contents-insurance/faq',
      '/chubb/claims',
    ]);
    expect(landing.links?.[3]?.label).toBe('Start a Claim');
  });
});

describe('the questions about vehicle contents cover', () => {
  it('are twelve different ones, each answered, with a way to a quote (VC-006, ST-015)', () => {
    expect(new Set(faq.questions.map(({ question }) => question)).size).toBe(12);
    for (const { answer } of faq.questions) expect(answer.join(' ').length).toBeGreaterThan(40);
    expect(faq.action.label).toBe('Get a Quote');
  });
  it('tell how soon a claim must come (ST-011, ST-012, ST-013, ST-014)', () => {
    const claim = faq.questions.find(({ question }) => question === 'How do I make a claim?')?.answer.join(' ') ?? '';
    for (const time of [
      'affidavit at a police station within 24 hours', 'within 14 days', 'within 30 days', 'within 3 days if you e-mailed it',
      'within 5 days if you posted it',
    ]) expect(claim).toContain(time);
  });
});
