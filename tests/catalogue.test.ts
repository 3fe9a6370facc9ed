import { checkFlow } from '#engine/check';
import { catalogue } from '#flows';
import { fields, widgets } from '#widgets';
import { describe, expect, it } from 'vitest';
import { screens } from '../app/screens/index';

it('has no flow for a line that the specification only names: pet, landlord, jewelry and the others (OL-001, OL-002)', () => {
  const offered = new Set<string>(['renters', 'rental_car', 'commercial', 'carsafe', 'homesafe', 'collectibles']);
  expect(catalogue.filter(({ code }) => !offered.has(code)).map(({ id }) => id)).toEqual([]);
});

describe.each(catalogue)('$id', (entry) => {
  it('names only what exists: adapters, derive functions, screens, widgets', async () => {
    const { flow, adapters, derive } = await entry.product();
    const known = { calls: Object.keys(adapters), derive: Object.keys(derive), screens: Object.keys(screens),
      widgets: [...Object.keys(widgets), ...Object.keys(fields), 'hidden'] };
    expect(checkFlow(flow, known)).toEqual([]);
  });
  it('survives a JSON round trip: it is data', async () => {
    const { flow } = await entry.product();
    expect(JSON.parse(JSON.stringify(flow))).toEqual(flow);
  });
  it('stands in the catalogue as its definition says', async () => {
    const { flow } = await entry.product();
    const { id, code, base, title, startPath, paths, afresh } = entry;
    expect({ id, code, base, title, startPath, paths, afresh }).toEqual({
      id: flow.id, code: flow.code, base: flow.base, title: flow.title, afresh: flow.afresh,
      startPath: entry.gate?.path ?? flow.steps[flow.start]?.path, paths: Object.values(flow.steps).map(({ path }) => path),
    });
  });
});
