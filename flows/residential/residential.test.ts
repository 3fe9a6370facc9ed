import { exampleHomesafePlans } from '#api/contracts/homesafe';
import { createClock, type Context } from '#engine';
import { checkFlow, compile } from '#engine/check';
import { fields, widgets } from '#widgets';
import { fill } from '#widgets/format/fill';
import { describe, expect, it } from 'vitest';
import type { FormContent } from '../screenContent';
import { content } from './content';
import { derive } from './derive';
import { faq } from './faq';
import { residential } from './flow';
import { product } from './index';
import { landing } from './landing';

const { steps } = residential;
const tools = { clock: createClock(() => 0), newId: () => 'id-1' };
const worked = (name: string, context: Context): unknown => derive[name]?.(context, tools);
const plan = (id: string) => exampleHomesafePlans.find(({ plan_id }) => plan_id === id);
const complete = plan('homesafe-complete');
const rowsOf = (
  title: string, tables: readonly { title: string; rows: readonly { label: string; value: string }[] }[], context: Context,
): Readonly<Record<string, string>> =>
  Object.fromEntries((tables.find((table) => table.title === title)?.rows ?? []).map(({ label, value }) => [label, fill(value, context)]));

describe('the steps of residential cover', () => {
  it('name only adapters, functions and screens that exist', () => {
    expect(checkFlow(residential, {
      calls: Object.keys(product.adapters), derive: Object.keys(product.derive),
      widgets: [...Object.keys(widgets), ...Object.keys(fields), 'hidden'],
    })).toEqual([]);
    expect(() => compile(residential, { ...product, tools: {}, clock: tools.clock, newId: tools.newId })).not.toThrow();
  });
  it('stand under residential-insurance at the addresses of RS-002', () => {
    expect(residential.base).toBe('residential-insurance');
    expect(Object.values(steps).map(({ path }) => path)).toEqual([
      'intro-survey', 'plans', 'additional-benefits', 'policy-holder', 'add-beneficiary', 'beneficiary', 'additional-questions', 'payment',
      'confirmation',
    ]);
  });
  it('ask in the words of the specification (RS-014, RS-018, RS-023, RS-027, RS-033)', () => {
    expect([steps.policyHolder, steps.addBeneficiary, steps.beneficiary, steps.additionalQuestions, steps.payment].map((step) =>
      step?.title)).toEqual([
      'What is the policy holder information?', 'Would you like to add a beneficiary?', 'What is the beneficiary information?',
      'Please answer the questions below:', 'Your Quote',
    ]);
  });
  it('bound what is asked before payment: 2 or more claims in 5 years, 60 days in a row, 3 years of refusals (RS-032, C-41)', () => {
    const asked = (name: string): unknown => steps.additionalQuestions?.form?.schema.properties?.[name];
    for (const [name, title] of [
      ['has_two_or_more_claims', /2 or more .*claims in the last 5 years/], ['unoccupied_for_60_days', /more than 60 consecutive days/],
      ['has_insurance_refusal_or_cancellation', /refused you cover or cancelled your policy in the last 3 years/],
    ] as const) expect(asked(name), name).toMatchObject({ title: expect.stringMatching(title) as string });
  });
  it('show the plans after a second at the earliest, as vehicle contents does (VC-008, S-48)', () =>
    expect(content.plansScreen.atLeast).toBe(1000));
  it('name the plan and link its key information document above the holder (RS-013, S-86)', () => {
    const { over, document } = (steps.policyHolder?.content ?? {}) as FormContent;
    expect(fill(over ?? '', { selectedPlan: complete })).toBe('HomeSafe Complete');
    expect(document)
      .toEqual({ path: 'selectedPlan.policy_doc_url', label: 'Key information document', track: 'key information document clicked' });
  });
  it('tell prices in rand before there is a checkout (CO-006, WG-019)', () => {
    expect([content.plansScreen.currency, content.additionalBenefitsScreen.currency])
      .toEqual(['settings.currency.code', 'settings.currency.code']);
    expect(residential.changes).toContainEqual({ of: 'plans', when: { plans: true }, set: { 'settings.currency.code': { value: 'ZAR' } } });
  });
});

describe('additional benefits', () => {
  it('are the add-ons of the chosen plan, with amount, price and document (RS-009, RS-041)', () => {
    const choices = worked('addOnChoices', { selectedPlan: complete }) as readonly unknown[];
    expect(choices).toHaveLength(4);
    expect(choices[0]).toEqual({
      value: 'wallet_handbag', title: 'Wallet or handbag', help: 'Up to R7,500, for R12.50 per month', amount: 7500, price: 12.5,
      document: '/documents/homesafe-wallet_handbag.pdf',
    });
  });
  it('are none for a plan without any (RS-008)', () => {
    expect(worked('addOnChoices', { selectedPlan: plan('homesafe-essential') })).toEqual([]);
    expect(worked('addOnChoices', {})).toEqual([]);
  });
  it('are shown in one line, those that were ticked (RS-034)', () => {
    expect(worked('chosenAddOns', { selectedPlan: complete, details: { addOns: ['identity_theft', 'electronics'] } }))
      .toBe('Portable electronics (R15,000), Identity theft (R2,000)');
    expect(worked('chosenAddOns', { selectedPlan: complete, details: {} })).toBe('');
  });
  it('are part of the price that is in view until it is paid', () => {
    expect(worked('pricePerMonth', { selectedPlan: complete, details: { addOns: ['identity_theft', 'electronics'] } }))
      .toBe('R159.50/month');
    expect(worked('pricePerMonth', { selectedPlan: complete, details: {} })).toBe('R129.00/month');
  });
  it('leave no price where the plan’s title says none', () => {
    expect(worked('pricePerMonth', { selectedPlan: { information: { title: 'HomeSafe' } } })).toBeUndefined();
  });
});

describe('the choice of a plan', () => {
  const settled = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve); });
  const quote = { quote_id: 'quote_1', application: {} };
  it('keeps the answers about the home, and the add-ons only with their plan (RS-009, C-43)', async () => {
    const adapters = {
      ...product.adapters, createQuote: async () => ({ quote }), updateQuote: async () => ({ quote }),
      quotePlans: async () => ({ plans: exampleHomesafePlans }),
    };
    const run = compile(residential, { ...product, adapters, tools: {}, clock: tools.clock, newId: tools.newId }).start();
    const home = { has_break_ins: false, has_neighbors: true, has_surveillance: true };
    run.send({ type: 'CHANGE', data: home });
    run.send({ type: 'NEXT' });
    await settled();
    expect(run.view().context.settings).toEqual({ currency: { code: 'ZAR' } });
    run.send({ type: 'CHOOSE', value: complete });
    run.send({ type: 'CHANGE', data: { addOns: ['electronics'] } });
    expect(run.view()).toMatchObject({
      step: 'additionalBenefits',
      context: { chosenAddOns: 'Portable electronics (R15,000)', details: { country: 'ZA', plan_rating_questions: home } },
    });
    run.send({ type: 'BACK' });
    await settled();
    run.send({ type: 'CHOOSE', value: plan('homesafe-essential') });
    expect(run.view()).toMatchObject({ step: 'policyHolder', context: { chosenAddOns: '', details: { plan_rating_questions: home } } });
    expect(run.view().context.details).not.toHaveProperty('addOns');
    run.send({ type: 'BACK' });
    await settled();
    run.send({ type: 'CHOOSE', value: complete });
    // Not what was ticked with the first choice.
    expect(run.view()).toMatchObject({ step: 'additionalBenefits', context: { chosenAddOns: '' } });
    // Other answers about the home bring other plans; what the plan that has gone could be extended by goes with it.
    run.send({ type: 'GOTO', step: 'introSurvey' });
    run.send({ type: 'CHANGE', data: { ...home, has_break_ins: true } });
    for (const gone of ['selectedPlan', 'addOnChoices']) expect(run.view().context[gone], gone).toBeUndefined();
  });
});

describe('the summary of residential cover', () => {
  const context: Context = {
    selectedPlan: complete, settings: { currency: { code: 'ZAR' } }, chosenAddOns: 'Portable electronics (R15,000)',
    details: { streetAddress: '12 Loop Street', unit: 'Flat 4', city: 'Cape Town', region: 'Western Cape', postal: '8001' },
  };
  it('shows the plan, who issues it and how it is billed (RS-034, RS-035, RS-041)', () => {
    expect(rowsOf('Your plan', content.paymentScreen.tables, context)).toEqual({
      Plan: 'HomeSafe Complete', 'Home contents theft': 'R60,000', 'Accidental death and disability': 'R150,000',
      'Additional benefits': 'Portable electronics (R15,000)',
      'Policies issued by': 'Chubb', 'Billing frequency': 'Monthly',
    });
    expect(rowsOf('Policy holder', content.paymentScreen.tables, context).Address)
      .toBe('12 Loop Street, Flat 4, Cape Town, Western Cape, 8001');
    expect(content.paymentScreen.tables.map(({ title }) => title)).toEqual(['Policy holder', 'Beneficiary', 'Your plan']);
  });
  it('totals by the month, with the acknowledgment to read before the card (RS-036, RS-037, C-31)', () => {
    expect(content.paymentScreen).toMatchObject({
      totals: 'checkout.totals', totalLabel: 'Total per month', disclaimer: 'selectedPlan.information.acknowledgment_html',
      acknowledgment: { save: 'acknowledged' },
    });
  });
  it('confirms with the number and the same summaries, without any bill (RS-039, RS-040, C-39)', () => {
    const { confirmationScreen } = content;
    expect(confirmationScreen.policyNumber).toBe('purchase.policy_number');
    expect(confirmationScreen.tables.map(({ title }) => title)).toEqual(['Policy holder', 'Beneficiary', 'Your plan']);
    expect(confirmationScreen).not.toHaveProperty('totals');
    expect(JSON.stringify(confirmationScreen)).not.toMatch(/Billing|SMS/);
  });
});

describe('the landing of residential cover', () => {
  it('is HomeSafe: contents, accident, and the amounts as printed (RS-001, RS-059, C-42, S-77)', () => {
    expect(landing.lead).toBe('HomeSafe covers theft of your home contents, and accidental death and disability from a burglary.');
    for (const words of ['R7500 for a wallet or handbag', 'R15000 for electronics', 'R7500 for lock and key', 'R2000 for identity theft']) {
      expect(landing.price.text).toContain(words);
    }
  });
  it('asks for the country as the vehicle landing does, with four links of its own (RS-003, VC-025)', () => {
    expect([landing.action, landing.country?.secondAction, landing.country?.missing])
      .toEqual(['View Plans', 'Get a Quote', 'Please select your country']);
    expect(landing.country?.refusal).toMatchObject({ title: 'Error', button: 'Go back to Chubb' });
    expect(landing.links?.map(({ href, to }) => href ?? to)).toEqual([
      '/documents/home-contents-wording.pdf', '/documents/home-contents-key-information.pdf', '/residential-insurance/faq', '/chubb/claims',
    ]);
  });
});

describe('the questions about residential cover', () => {
  const answers = faq.questions.map(({ answer }) => answer.join(' ')).join('\n');
  it('are seventeen different ones, each answered, with a way to a quote (RS-004, ST-015)', () => {
    expect(new Set(faq.questions.map(({ question }) => question)).size).toBe(17);
    for (const { answer } of faq.questions) expect(answer.join(' ').length).toBeGreaterThan(40);
    expect(faq.action.label).toBe('Get a Quote');
  });
  it('tell the limits of the cover (RS-032, RS-060, RS-061, RS-062, C-41)', () => {
    expect(answers).toMatch(/unoccupied for more than 60 days in a row is not covered/);
    expect(answers).toMatch(/at most 2 people who are not related to you/);
    expect(answers).toMatch(/cannot live there for at least 48 hours/);
    expect(answers).toMatch(/5 years for claims, and 3 years for insurers who refused/);
  });
  it('tell how soon a claim must come (ST-011, ST-012, ST-013)', () => {
    for (const time of ['within 14 days', 'within 30 days', 'within 3 days if you e-mailed it', 'within 5 days if you posted it']) {
      expect(answers).toContain(time);
    }
  });
});
