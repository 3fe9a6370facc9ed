import { checkFlow } from '#engine/check';
import { verticalCodes } from '#api/contracts/site';
import { lines as hosted } from '#api/sandbox/host/routes';
import { sites } from '#api/sandbox/site/sites';
import { catalogue } from '#flows';
import { fields, widgets } from '#widgets';
import { describe, expect, it } from 'vitest';
import { openOn } from '../app/lines/open';
import { match } from '../app/router/match';
import { screens } from '../app/screens/index';
import { lines, shippedFiles } from './support/lines';

describe('a line that the specification only names', () => {
  const at = (path: string, verticals: readonly string[]) =>
    match(path, { catalogue: [...catalogue, ...openOn(shippedFiles, verticals)], verticals, gallery: false });
  const named = ['baggage', 'devices', 'flights', 'pet', 'taxi', 'landlord', 'jewelry'];
  it.each(named)('%s has no page: its path goes to the first page, and a frame says so (OL-001, OL-002)', (code) => {
    for (const path of [`/${code}`, `/${code}-insurance`])
      expect(at(path, ['rental_car', 'renters'])).toEqual({ shows: 'redirect', to: '/' });
    expect(at(`/embed/v1/${code}-insurance`, ['rental_car', 'renters'])).toEqual({ shows: 'unknownLine' });
  });
  it.each(shippedFiles.map(({ line }) => line))('$id is an example at the sites that list it (OL-001)', ({ base, code, id }) => {
    expect(at(`/${base}`, [code])).toMatchObject({ shows: 'landing', entry: { id } });
    expect(at(`/embed/v1/${base}`, [code])).toMatchObject({ shows: 'landing', entry: { id } });
  });
});

it('the page of a made-up partner offers every line in code, and the site of all lines sells it', () => {
  const wanted = catalogue.map(({ code, base }) => `${code} ${base}`).toSorted();
  expect(hosted.map(({ code, flow }) => `${code} ${flow}`).toSorted()).toEqual(wanted);
  const { verticals } = sites.find(({ name }) => name === 'everything')?.info ?? { verticals: [] };
  const sold = verticalCodes(verticals);
  expect(sold).toEqual(expect.arrayContaining(catalogue.map(({ code }) => code)));
});

describe.each(lines)('$id', (entry) => {
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
