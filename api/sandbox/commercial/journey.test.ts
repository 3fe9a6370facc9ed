import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commercialAdapters, type CommercialContext } from '../../adapters/commercial';
import type { Sandbox } from '../index';
import { createVisit, type Typed } from '../survey/testing';
import { clock, openSandbox } from '../testing';
import { barber, owner, restaurant } from './testing';

const use = { form: 'dynamicForm', answers: 'answers', trail: 'trail', reply: 'reply' };
const address = { streetAddress: '48 Alder Street', city: 'Columbus', region: 'OH', postal: '43215' };
const person = {
  business_name: ' Okafor Kitchen ', pni_first_name: 'Ines', pni_last_name: 'Okafor', pni_phone_number: '+16145550100',
  pni_email: 'ines@example.com',
};
const no = (...keys: readonly string[]): Readonly<Record<string, string>> => Object.fromEntries(keys.map((key) => [key, 'no']));

const careful: Typed = {
  owner: person, other_names: no('has_other_names'), years: { year_started: 2010 }, employees: { full_time: 0 },
  revenue: { annual_revenue: 200_000 }, property: { property_value: 9000 },
  location: { location_type: 'owned' }, protection: { protection: ['sprinklers'] }, contractors: no('hires_contractors'),
  professional: no('gives_advice'), website: no('has_website'), data: { data_kept: ['none'] },
  vehicles: no('drives_own_cars'), claims: no('has_claims'), prior_cover: no('is_insured'), bankruptcy: no('in_bankruptcy'),
  additional_insured: no('has_additional_insured'), mailing: no('has_mailing_address'), call: {}, remarks: {},
};
/** Opens every branch but those that reject, and the one that is for people who work at home. */
const bold: Typed = {
  owner: person, dba: { dba_names: ['Ines Cooks', ''] }, years: { year_started: 2026 }, employees: { full_time: 4, part_time: 2 },
  revenue: { annual_revenue: 900_000 }, payroll: { annual_payroll: 200_000 }, property: { property_value: 60_000 },
  location: { location_type: 'leased' }, cooking: { cooking: ['grill', 'fryer'] }, alcohol_share: { alcohol_share: 'under_50' },
  website_address: { website: 'okafor.example.com', sells_online: 'yes' }, bankruptcy: no('in_bankruptcy'),
  data: { data_kept: ['cards'] }, cyber: { cyber_protection: ['backups'], had_breach: 'no' },
  claim_list: { claims: [{ claim_date: '2024-01-02', claim_amount: 30_000, claim_kind: 'fire' }, {}] },
};

describe('the shop’s own adapters and the sandbox, from the kind of business to the policy', () => {
  let sandbox: Sandbox;
  beforeAll(async () => { sandbox = await openSandbox({ clock }); });
  afterAll(() => sandbox?.close());

  async function buys(code: number, typed: Typed, tier = 1) {
    const visit = createVisit(sandbox, commercialAdapters, use, { business: { ...address, business_class_code: code } });
    await visit.run('businessClasses', 'geocodeBusiness', 'plans');
    const walked = await visit.survey(typed);
    await visit.run('rates');
    visit.give({ selectedPlan: (visit.context()['plans'] as CommercialContext['plans'])[tier] });
    await visit.run('checkout');
    visit.give({ paymentMethod: { id: await owner(sandbox).paysWith() }, uid: crypto.randomUUID() });
    await visit.run('purchase');
    return { ...walked, context: visit.context() as unknown as CommercialContext };
  }

  it('go through every branch of a restaurant and sell a policy at the price that was shown', async () => {
    const { seen, isComplete, context } = await buys(restaurant, bold);
    const passedBy = ['home_business', 'declined_alcohol', 'declined_bankruptcy', 'declined_size'];
    expect([...seen].sort()).toEqual(Object.keys(context.dynamicForm.screens).filter((id) => !passedBy.includes(id)).sort());
    expect(isComplete).toBe(true);
    expect(context.checkout.totals).toMatchObject({ subtotal: context.rates?.gold, tax: expect.any(Number) });
    expect(context.purchase)
      .toMatchObject({ status: 'approved', policy_number: expect.stringMatching(/^BO-2026-/), doc_url: '/documents/commercial-gold.pdf' });
  });
  it('ask a careful barber less, and less money', async () => {
    const [shop, kitchen] = [await buys(barber, careful), await buys(restaurant, bold)];
    expect([shop.isComplete, shop.seen.length, shop.seen.length < kitchen.seen.length - 15]).toEqual([true, 23, true]);
    expect(shop.context.checkout.totals.grandtotal).toBeLessThan(kitchen.context.checkout.totals.grandtotal / 2);
  });
  it('sell each tier at its own price (BO-014)', async () => {
    const prices = await Promise.all([0, 1, 2].map(async (tier) => (await buys(barber, careful, tier)).context.checkout));
    expect(prices.map(({ plan_id }) => plan_id)).toEqual(['commercial-silver', 'commercial-gold', 'commercial-platinum']);
    expect(prices.map(({ totals }) => totals.grandtotal)).toEqual(prices.map(({ totals }) => totals.grandtotal).toSorted((a, b) => a - b));
  });
});
