import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Http } from '../../types';
import { checkout, create, plans, purchase, update } from '../../contracts/quotes';
import { clock } from '../testing';
import { createDraftService } from './draft';
import type { Rating } from './rating';

const file = parse(readFileSync(resolve(import.meta.dirname, '../../../flows/pet/line.yaml'), 'utf8')) as { readonly rating: Rating };
const rating: Rating = { ...file.rating, code: 'pet', currency: 'USD' };
const nobody: Http = { send: async ({ id }) => { throw new Error(`${id} left the page.`); } };
const rex = { name: 'Rex', species: 'dog', breed: 'Labrador', dob: '2022-05-01', neutered: false };
const asked = (pets: readonly object[], plan_id?: string) => ({ application: {
  plan_applications: [{
    pets, policy_effective_date: clock.today(), owner_email: 'ines@example.com', mailing_address: { state_or_region: 'OH' },
    ...(plan_id ? { plan_id } : {}),
  }],
} });

let http: Http;
beforeEach(() => { http = createDraftService(rating, clock, nobody); });

describe('the quote service of a draft', () => {
  it('quotes, offers plans, prices and sells by the draft’s own rating, and nothing leaves the page', async () => {
    const { quote_id: quoteId } = await http.send(create, { body: asked([rex]), params: { verticalCode: 'pet' } });
    const offered = await http.send(plans, { params: { quoteId } });
    expect(offered.plans.map(({ information }) => information.pricing_title)).toEqual(['$18.50/month', '$44.40/month']);
    await http.send(update, { params: { quoteId }, body: asked([rex], 'pet-complete') });
    const { billing } = await http.send(checkout, { params: { quoteId } });
    expect(billing).toMatchObject({ sub_total: 44.4, tax_total: 2.22, grand_total: 46.62 });
    const bought = await http.send(purchase, { params: { quoteId }, body: { metadata: {} } });
    expect(bought.agreements.map(({ policy_number }) => policy_number)).toEqual(['PT-DRAFT-0001']);
  });
  it('refuses what the rating refuses, with its code and its words', async () => {
    const puppy = { ...rex, dob: clock.today() };
    await expect(http.send(create, { body: asked([puppy]) })).rejects.toMatchObject({
      code: 'pet_dob_ineligible', serverMessage: 'Rex must be at least 8 weeks old.', outcome: 'refused',
    });
  });
  it('knows the quote of a place that the prover found once its answers are sent', async () => {
    await http.send(update, { params: { quoteId: 'quote_1' }, body: asked([rex], 'pet-accident') });
    expect((await http.send(checkout, { params: { quoteId: 'quote_1' } })).billing.grand_total).toBe(19.43);
  });
});
