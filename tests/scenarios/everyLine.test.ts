import { contracts } from '#api/contracts/index';
import { getPath } from '#engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currencyIn } from '../../app/screens/content';
import { drawnScreen, labelsOf } from '../support/drawn';
import { lines } from '../support/lines';
import { people } from '../support/people';
import { cards, memoryStorage, openTown, visitor, type Town, type Visit, type VisitOptions } from '../support/visitor';

let town: Town;
beforeAll(async () => { town = await openTown({ on: '2026-03-10' }); });
afterAll(() => town.close());

const place = ({ view }: Visit): string => [view.step, view.stop?.id, view.modal].filter(Boolean).join(' ');
const person = (line: string, { view }: Visit) => people[line]?.[view.step] ?? {};

/** Walks on until the step, or to the end; `seen` looks at every place on the way. */
async function walks(
  line: string, to: string, { seen, ...options }: VisitOptions & { readonly seen?: (visit: Visit) => void | Promise<void> } = {},
): Promise<Visit> {
  const visit = await visitor(town, line, { siteName: 'everything', ...options });
  await visit.rests();
  for (let moves = 0; visit.view.step !== to; moves += 1) {
    const before = place(visit);
    expect(moves, `${line} does not come to ${to}`).toBeLessThan(60);
    await seen?.(visit);
    await visit.goesOn(person(line, visit));
    expect(place(visit), JSON.stringify({ missing: visit.view.missing, fault: visit.view.fault })).not.toBe(before);
  }
  return visit;
}
const paying = ({ flow }: Visit): string => Object.entries(flow.steps).find(([, { screen }]) => screen === 'payment')?.[0] ?? '';
const end = ({ flow }: Visit): string => Object.entries(flow.steps).find(([, { screen }]) => screen === 'confirmation')?.[0] ?? '';
/** A table needs no title. */
function withoutTableTitles({ flow, view }: Visit): Visit {
  const step = flow.steps[view.step];
  const tables = (step?.content?.tables as readonly { readonly rows: unknown }[]).map(({ rows }) => ({ rows }));
  const steps = { ...flow.steps, [view.step]: { ...step, content: { ...step?.content, tables } } };
  return { flow: { ...flow, steps }, view } as unknown as Visit;
}
const shown = (visit: Visit): number =>
  getPath(visit.context, `${String(visit.flow.steps[paying(visit)]?.content?.totals)}.grandtotal`) as number;
const currency = ({ flow, context }: Visit, step: string): unknown => currencyIn(context, String(flow.steps[step]?.content?.currency));
/** A partner may call its purchase as it likes: the contract says which request is one. */
const isPurchase = ({ method, url }: Request): boolean =>
  contracts.some((one) => one.kind === 'purchase' && one.method === method && pattern(one.path).test(new URL(url).pathname));
const purchasesOf = (visit: Visit): readonly Request[] => visit.asked('').filter(isPurchase);
const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u');
const bought = async (visit: Visit): Promise<{ readonly policies: number; readonly charges: number }> => {
  const keys = purchasesOf(visit).map(({ headers }) => headers.get('x-unique-key'));
  const query = `select (select count(*)::int from charges c where c.policy_number = p.policy_number) as charges
    from policies p where unique_key = any($1)`;
  const { rows } = await town.sandbox.db.query<{ readonly charges: number }>(query, [[...new Set(keys)]]);
  return { policies: rows.length, charges: rows.reduce((sum, { charges }) => sum + charges, 0) };
};

describe.each(lines.map(({ id }) => id))('%s', (line) => {
  it('is bought, keeps its policy number after a reload, and has a receipt in its currency (AS-023, PY-026, CO-006, S-85)', async () => {
    const storage = memoryStorage();
    let priced: unknown;
    const visit = await walks(line, 'confirmation', { storage, seen: (here) => {
      if (here.view.step === paying(here)) priced = currency(here, paying(here));
    } });
    expect(visit.view.step).toBe(end(visit));
    // WG-019: where nothing is said it would be dollars.
    if (visit.flow.steps[end(visit)]?.content?.totals !== undefined) expect(currency(visit, end(visit))).toBe(priced);
    expect(priced).toMatch(/^(USD|ZAR)$/);
    expect(getPath(visit.context, String(visit.flow.steps[end(visit)]?.content?.policyNumber))).toMatch(/^[A-Z]{2}-\d{4}-\d+/);
    expect(await bought(visit)).toEqual({ policies: 1, charges: 1 });
    expect(await drawnScreen(withoutTableTitles(visit))).not.toContain('<h2></h2>');
    visit.reloads();
    await visit.rests();
    visit.isAt(end(visit));
    await visit.goesTo(paying(visit));
    expect(visit.view.step).not.toBe(paying(visit));
  });
  it('keeps every place and every answer over a reload (I05)', async () => {
    await walks(line, 'confirmation', { storage: memoryStorage(), seen: async (visit) => {
      if (visit.view.modal !== undefined) return;
      const before = { place: place(visit), answers: visit.view.answers };
      visit.reloads();
      await visit.rests();
      expect({ place: place(visit), answers: visit.view.answers }).toEqual(before);
    } });
  });
  it('shows a progress that grows from step to step, is the same after a reload, and is full at the end alone (S-67)', async () => {
    const shown: number[] = [];
    const visit = await walks(line, 'confirmation', { storage: memoryStorage(), seen: async (here) => {
      const { progress } = here.view;
      here.reloads();
      await here.rests();
      expect(here.view.progress).toBe(progress);
      shown.push(progress);
    } });
    expect(visit.view.progress).toBe(1);
    expect(shown.filter((progress, index) => progress <= (shown[index - 1] ?? 0) || progress === 1), String(shown)).toEqual([]);
  });
  it('turns Back, Change and Skip off while a call runs, and on again (I01, PY-016)', async () => {
    const secondary = /<button(?=[^>]*type="button")([^>]*)>(?:<svg(?:(?!<\/svg>).)*<\/svg>)?(Back|Change|Skip)\b/gsu;
    const buttons = (html: string) => [...html.matchAll(secondary)].map(([, attributes = '', label]) => ({ label, attributes }))
      .filter(({ attributes }) => !attributes.includes(' disabled=""'));
    const found = new Set<string>();
    const isOff = ({ attributes }: { readonly attributes: string }): boolean => attributes.includes('aria-disabled="true"');
    await walks(line, 'confirmation', { seen: async (visit) => {
      if (visit.view.modal !== undefined) return;
      const call = { busy: true, call: 'x' };
      const free = buttons(await drawnScreen(visit));
      expect(free.filter(isOff), visit.view.step).toEqual([]);
      for (const waiting of [call, { ...call, refreshing: true }, { ...call, entering: true }]) {
        const off = buttons(await drawnScreen(visit, waiting));
        expect(off.filter((button) => !isOff(button)), visit.view.step).toEqual([]);
        if (!('entering' in waiting)) expect(off.length, visit.view.step).toBe(free.length);
      }
      for (const { label = '' } of free) found.add(label);
    } });
    expect([...found]).toEqual(expect.arrayContaining(['Back', 'Change']));
  });
  it('goes back from every step to the one before, with its answers (I03, S-25)', async () => {
    const visited: string[] = [];
    await walks(line, 'payment', { seen: async (visit) => {
      const { step, stop, modal, back } = visit.view;
      if (modal === undefined && stop === undefined && back !== false && visited.at(-1) !== undefined && visited.at(-1) !== step) {
        await visit.back();
        const arrived = visit.view.step;
        expect(visited).toContain(arrived);
        expect(visit.flow.steps[arrived]).toBeDefined();
        await visit.goesOn(person(line, visit));
        while (visit.view.step !== step) await visit.goesOn(person(line, visit));
      }
      visited.push(step);
    } });
  });
  it('whose price has changed when it is paid asks for the new one: on the page, or behind Back and the plan (I17)', async () => {
    let isRefused = false;
    const visit = await walks(line, 'payment', { fetch: async (request) => {
      if (isRefused || !isPurchase(request)) return town.fetch(request);
      isRefused = true;
      return Response.json({ error: { code: 'price_changed', message: 'Refused.' } }, { status: 422 });
    } });
    const before = visit.asked('/checkout').length;
    await visit.goesOn(person(line, visit));
    await visit.isAt('payment').fails('price_changed').dismisses();
    if (visit.flow.steps.payment?.refresh === undefined) {
      await visit.back();
      while (visit.view.step !== 'payment') await visit.goesOn(person(line, visit));
    }
    expect([visit.asked('/checkout').length - before, purchasesOf(visit).length]).toEqual([1, 1]);
    await visit.goesOn(person(line, visit));
    visit.isAt(end(visit));
    expect(await bought(visit)).toEqual({ policies: 1, charges: 1 });
  });
  it('sends nothing twice, and the amount that was shown (I01, D1, D17, PY-016)', async () => {
    const visit = await walks(line, 'payment');
    const amount = shown(visit);
    await visit.goesOn(person(line, visit));
    const sent = purchasesOf(visit);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get('x-unique-key')).toBeTruthy();
    const body = (await sent[0]?.clone().json()) as { readonly revenue?: number };
    if (body.revenue !== undefined) expect(body.revenue).toBe(amount);
    visit.isAt(end(visit));
  });
  it('says in every call where its address is, from the moment that is known (CH-001, S-54)', async () => {
    const visit = await walks(line, 'confirmation');
    const calls = visit.asked('').flatMap(({ url, headers }) => {
      const device = headers.get('x-environment');
      return device === null ? [] : [{ path: new URL(url).pathname, isPlaced: 'lat' in (JSON.parse(device) as object) }];
    });
    const known = calls.findIndex(({ isPlaced }) => isPlaced);
    expect(calls.length).toBeGreaterThan(2);
    expect(calls.filter(({ isPlaced }, index) => known !== -1 && index > known && !isPlaced).map(({ path }) => path)).toEqual([]);
  });
  it('takes a good card after a declined one, and charges once (D10, PY-021)', async () => {
    const visit = await walks(line, 'payment');
    const { acknowledged } = visit.view.form?.schema.properties ?? {};
    const blank = Object.keys(visit.view.form?.schema.properties ?? {});
    visit.fills(Object.fromEntries(Object.entries(person(line, visit)).filter(([name]) => blank.includes(name)))).typesCard(cards.declined);
    if (acknowledged) await visit.accepts();
    await visit.next();
    await visit.isAt('payment').fails('payment_method_rejected_by_service').dismisses();
    await visit.rests();
    await visit.typesCard(cards.visa).next();
    visit.isAt(end(visit));
    expect(await bought(visit)).toEqual({ policies: 1, charges: 1 });
  });
});

it.each([['collectibles', 2], ['pet', 2], ['residential', 2], ['vehicle-contents', 3]])(
  '%s waits for its plans with as many placeholders as plans come, below the questions about them (VC-007, quality 7: 15)', async (line, count) => {
    const visit = await walks(line, 'plans');
    const waiting = { busy: true, call: 'plans', entering: true };
    const cards = async (plans?: unknown): Promise<number> =>
      (await drawnScreen(visit, { ...waiting, context: { ...visit.context, plans } })).split('class="sheet offer').length - 1;
    expect([(visit.context.plans as readonly unknown[]).length, await cards()]).toEqual([count, count]);
    // A price that is worked out anew: what was there is known.
    expect(await cards([{}])).toBe(1);
    expect(labelsOf(await drawnScreen(visit, waiting))).toEqual(labelsOf(await drawnScreen(visit)));
  },
);
