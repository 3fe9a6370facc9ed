import { describe, expect, it } from 'vitest';
import * as vehicle from '#api/contracts/carsafe';
import * as business from '#api/sandbox/commercial/prices';
import { createLine } from '#api/sandbox/quotes/line';
import * as rental from '#api/sandbox/rental-car/prices';
import * as renters from '#api/sandbox/renters/prices';
import { createClock } from '#engine';
import { catalogue } from './index';
import { ratings } from './ratings';

const amountIn = (text: string | null | undefined): number => Number(/\d+(\.\d{2})?/.exec(text ?? '')?.[0]);
const careful = { has_break_ins: false, has_neighbors: true, has_surveillance: true };
const consultant = { business_class_code: 541_613, full_time: 0, annual_revenue: 20_000, property_value: 2000, year_started: 2015,
  policy_effective_date: '2026-03-10' };
const lowestOf = (code: string, application: object): number => Math.min(...ratings.filter((rating) => rating.code === code)
  .flatMap((rating) => createLine(rating, createClock()).plans(application)).map(({ information }) => amountIn(information.pricing_title)));
/** What the sandbox asks of somebody with modest needs: a day, a month or a year, in the line's currency. */
const lowest: Readonly<Record<string, () => number>> = {
  'rental-car': () => Math.min(...rental.plansIn('OH').map(({ information }) => amountIn(information.pricing_title))),
  renters: () => {
    const amounts = { personal_property_coverage: 10_000, all_peril_deductible: 1000, liability_limit: 100_000 };
    return (renters.priceOf('OH', { alarms: ['smoke'], year_built: 1998 }, amounts, 'eleven_pay').payments[1] ?? 0) / 100;
  },
  'small-business': () => (business.priceOf('silver', 'OH', consultant, '2026-03-10')?.grandtotal ?? 0) / 100,
  'vehicle-contents': () => Math.min(...vehicle.exampleCarsafePlans.map(({ information }) => amountIn(information.pricing_title))),
  collectibles: () => lowestOf('collectibles', {
    plan_applications: [{ category_code: 'fine_art', policy_effective_date: '2026-03-10', deductible: 1000 }],
  }),
  residential: () => lowestOf('homesafe', { rating_address: { country_code: 'ZA' }, plan_applications: [{ plan_rating_questions: careful }] }),
};

describe.each(catalogue)('the first screen of the landing page of $id', ({ id, landing }) => {
  it('says from what price, which somebody really is asked for, and how long it takes (CO-010)', async () => {
    const { lead, facts } = await landing();
    const words = [lead, ...facts].join(' · ');
    const price = /(?:as low as|from(?: under)?) [$R]\d+(?:\.\d{2})?/i.exec(words)?.[0];
    expect(price, words).toBeDefined();
    expect(lowest[id], `Add the lowest price of "${id}" to this file.`).toBeDefined();
    expect(lowest[id]?.()).toBeLessThanOrEqual(amountIn(price));
    expect(words).toMatch(/about \d+ minutes/i);
  });
  it('says what is covered, in an insurer’s words', async () => {
    const content = await landing();
    expect(content.lead).toMatch(/cover|liability|theft/i);
    expect(content.cardsTitle).toBe('What’s covered');
    expect(JSON.stringify(content)).not.toMatch(/stands? behind|in front|nothing to see|worry/i);
  });
});
