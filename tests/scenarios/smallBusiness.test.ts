import { getPath } from '#engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { people } from '../support/people';
import { cards, openTown, visitor, type Town, type Visit } from '../support/visitor';

let town: Town;
beforeAll(async () => { town = await openTown({ on: '2026-03-10' }); }, 60_000);
afterAll(() => town.close());

const barber = people['small-business'] ?? {};
async function reachesPayment(): Promise<Visit> {
  const visit = await visitor(town, 'small-business');
  await visit.rests();
  await visit.fills(barber.basicInfo ?? {}).next();
  await visit.isAt('survey').answers(barber.survey);
  await visit.isAt('policyDate').next();
  await visit.isAt('plans').chooses((visit.context.plans as readonly unknown[])[0]);
  return visit.isAt('payment');
}
const pays = async (visit: Visit, card: string): Promise<Visit> => {
  visit.typesCard(card);
  if (getPath(visit.context, 'acknowledged') !== true) await visit.accepts();
  return visit.next();
};

it('keeps the kinds of business with name and code, and the address by which it is rated (BO-024, BO-037)', async () => {
  const visit = await reachesPayment();
  const classes = visit.context.businessClasses as readonly { readonly name: string; readonly code: number }[];
  expect(classes.find(({ code }) => code === 812_111)?.name).toBeTruthy();
  visit.keeps({ 'business.business_class_code': 812_111, 'business.streetAddress': '48 Alder Street', 'business.city': 'Columbus', 'business.region': 'OH', 'business.postal': '43215' });
});
it('a refused purchase stores why and sells nothing; a good card stores policy and account (BO-034, BO-029, BO-021)', async () => {
  const visit = await reachesPayment();
  await pays(visit, cards.declined);
  await visit.isAt('payment').fails('payment_method_rejected_by_service').misses('purchase').dismisses();
  await pays(visit, cards.visa);
  visit.isAt('confirmation');
  expect(getPath(visit.context, 'purchase.policy_number')).toBeTruthy();
  expect(getPath(visit.context, 'purchase.account_id')).toBeTruthy();
});
