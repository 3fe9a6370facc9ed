import { afterAll, beforeAll, expect, it } from 'vitest';
import { hertzWeekend, ines } from '../support/people';
import { openTown, visitor, type Town } from '../support/visitor';

let town: Town;
beforeAll(async () => { town = await openTown({ on: '2026-03-10' }); });
afterAll(() => town.close());

it('a pasted character that no database can hold is dropped before anything is sent, and the policy is bought', async () => {
  const visit = await visitor(town, 'rental-car');
  await visit.fills({ ...hertzWeekend, rentalAgency: 'Other', otherAgency: 'Alder\0 Cars\ud83d' }).next();
  await visit.fills({ isForPersonalUse: true }).next();
  await visit.fills({ ...ines, firstName: '\0In\udc00es', streetAddress: '48 Alder Street\0' }).next();
  await visit.fills({ hasAdditionalDrivers: false }).next();
  visit.isAt('plans').keeps({ 'driverInfo.firstName': 'Ines' });
  for (let moves = 0; moves < 6 && visit.view.step !== 'confirmation'; moves += 1) await visit.goesOn();
  visit.isAt('confirmation');
  const bodies = await Promise.all(visit.requests.map((request) => request.clone().text()));
  expect(bodies.filter((body) => /\\u0000|\\ud83d|\\udc00/.test(body))).toEqual([]);
});
