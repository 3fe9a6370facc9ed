import { expect, it } from 'vitest';
import { wording } from '#engine/check';
import { checkOffered } from './addOns';
import type { Rated } from './possible';

const extras = { form: {}, save: 'about', choices: { addOns: 'selectedPlan.details.offered' } };
/** What is told of a line with one plan, whose page of add-ons is like this. */
function told(offered: unknown, page: object = extras, addOns: string | undefined = 'applications.0.add_ons'): readonly string[] {
  const line = {
    rating: { addOns, plans: [{ plan_id: 'one', details: { plan_add_ons: { abroad: {}, luggage: {} }, offered } }] },
    quote: { create: {}, update: { applications: [{ fields: { add_ons: { first: ['about.addOns'], else: [] } } }] } },
    flow: { steps: { plans: { on: { CHOOSE: { from: 'plans', save: 'selectedPlan' } } }, extras: page } },
  } as unknown as Rated;
  return checkOffered(line).map((finding) => `${finding.path.join('/')}: ${wording(finding)}`);
}

it('what a page offers of a plan is among its add-ons', () => {
  expect(told([{ value: 'abroad' }, { value: 'luggage' }])).toEqual([]);
  const lines = [{ value: 'abroad' }, { value: 'lugage' }];
  expect(told(lines)).toEqual(['rating/plans/0/details/offered/1/value: visitors may choose "lugage", and `plan_add_ons` of the plan has '
    + 'no such add-on: they would be refused. Did you mean "luggage"?']);
  const byId = { ...extras, choices: { addOns: { list: 'selectedPlan.details.offered', value: 'id', title: '{name}' } } };
  expect(told([{ id: 'skis' }], byId)).toEqual([expect.stringContaining('offered/0/id: visitors may choose "skis"')]);
});
it('choices that are not sent as add-ons, and a line without any, are not judged', () => {
  expect(told([{ value: 'other' }], { ...extras, save: 'else' })).toEqual([]);
  expect(told([{ value: 'other' }], { ...extras, choices: { addOns: 'lists.offered' } })).toEqual([]);
  expect(told([{ value: 'other' }], extras, '')).toEqual([]);
});
