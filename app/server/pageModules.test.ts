import { describe, expect, it } from 'vitest';
import { catalogue } from '#flows';
import type { LineFile } from '#flows/file/lineFile';
import { serve, type ServedLine } from '../lines/served';
import { screens } from '../screens/index';
import { createModulesOf } from './modulesOf';
import { pageModules, type Chunk } from './pageModules';
import { shownPage } from './shownPage';

const chunk = (file: string, sources: readonly string[], imports: readonly string[] = [], isEntry = false): Chunk =>
  ({ file, sources, imports, isEntry });
/** Each source in a file of its own name; all of them import what every page begins with. */
const built = (sources: readonly string[]): readonly Chunk[] => [
  chunk('start.js', ['app/main.tsx'], [], true), chunk('engine.js', ['engine/index.ts']),
  ...sources.map((source) => chunk(source, [source], ['start.js', 'engine.js'])),
];
const everySource = [
  'app/host/FlowPage.tsx', 'app/screens/landing/CountryLanding.tsx', 'app/screens/landing/PopupLanding.tsx',
  'flows/file/product.ts', 'widgets/FlowForm.tsx', 'api/http.ts',
  ...new Set(Object.values(screens).flatMap(({ files }) => files)),
  ...catalogue.flatMap(({ id }) => [`flows/${id}/index.ts`, `flows/${id}/landing.ts`]),
];

it('knows where each screen is', async () => {
  const sources = import.meta.glob<{ Screen?: unknown }>('../screens/**/*.tsx');
  for (const [kind, { load, files: [file = ''] }] of Object.entries(screens)) {
    const module = await sources[file.replace('app/', '../')]?.();
    expect(module?.Screen, kind).toBe((await load()).Screen);
  }
});

describe('the modules of an address', async () => {
  const ofPage = createModulesOf(await pageModules(built(everySource)));
  const modulesOf = (path: string, site: { verticals: readonly string[] } | undefined, files: readonly ServedLine[] = []) =>
    ofPage(shownPage(path, { config: { gallery: true }, site, files }));
  const firstOf = (id: string, screen: string) =>
    ['/app/host/FlowPage.tsx', '/engine.js', `/flows/${id}/index.ts`, `/app/screens/${screen}`, '/widgets/FlowForm.tsx'];
  it('are those of its step: the machine, the line and the screen, with what they import, each once', () => {
    expect(modulesOf('/renters-insurance/property-info', undefined)).toEqual(firstOf('renters', 'FormScreen.tsx'));
    expect(modulesOf('/embed/v1/renters-insurance/quote/', undefined)).toEqual(firstOf('renters', 'quote/QuoteScreen.tsx'));
  });
  it('are the client of calls where a step calls when it is entered, and no form where it has none', () => {
    expect(modulesOf('/small-business-owners-insurance/basic-info', undefined)).toContain('/api/http.ts');
    const plans = modulesOf('/vehicle-contents-insurance/plans', undefined);
    expect(plans).toContain('/api/http.ts');
    expect(plans).not.toContain('/widgets/FlowForm.tsx');
  });
  it('are those of the page that it leads to', () => {
    const site = { verticals: ['rental_car'] };
    expect(modulesOf('/', site)).toEqual(modulesOf('/rental-car-insurance', site));
    expect(modulesOf('/', site)).toContain('/flows/rental-car/landing.ts');
    expect(modulesOf('/nope', site)).toEqual(modulesOf('/', site));
    for (const path of ['/start', '/renters-insurance/start']) expect(modulesOf(path, site)).toEqual(firstOf('renters', 'FormScreen.tsx'));
  });
  it('are none of a page that is not there', () => {
    expect(modulesOf('/renters-insurance/constructor', undefined)).toEqual([]);
  });
  it('are of a line that is a file its own part, and what shows its screen', async () => {
    const steps = { first: { path: 'first', screen: 'plans', title: 'First' } };
    const file = { id: 'pet', code: 'pet', base: 'pet-insurance', landing: {}, faq: {}, quote: {}, rating: {}, steps, start: 'first' };
    const served = serve(file as unknown as LineFile, 'the text');
    const ofFiles = (path: string, site: { verticals: readonly string[] }) => modulesOf(path, site, [served]);
    const own = `/line-files/pet/${served.summary.version}`;
    expect(ofFiles('/pet-insurance', { verticals: ['pet'] })).toEqual([`${own}/landing.json`]);
    expect(ofFiles('/pet-insurance/first', { verticals: ['pet'] })).toEqual([
      `${own}/line.json`, '/app/host/FlowPage.tsx', '/engine.js', '/flows/file/product.ts', '/widgets/FlowForm.tsx',
      '/api/http.ts', '/app/screens/plans/PlansScreen.tsx', '/app/parts/SafeHtmlBody.tsx',
    ]);
    const elsewhere = { verticals: ['renters'] };
    expect(ofFiles('/pet-insurance', elsewhere)).toEqual(modulesOf('/', elsewhere));
    // The landing page is not seen there.
    expect(ofFiles('/pet-insurance/faq', { verticals: ['pet'] })).toEqual([]);
  });
  it('must have been built', async () => {
    await expect(pageModules(built(everySource.slice(1)))).rejects.toThrow('The build made no file of app/host/FlowPage.tsx');
  });
});
