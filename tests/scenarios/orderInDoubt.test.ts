import { getPath } from '#engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueToday } from '../faults/purchaseHistory';
import { lines } from '../support/lines';
import { people } from '../support/people';
import { memoryStorage, openTown, visitor, type Town, type Visit, type VisitOptions } from '../support/visitor';

let town: Town;
beforeAll(async () => { town = await openTown(); });
afterAll(() => town.close());

const isPurchase = ({ method, url }: Request): boolean => method === 'POST' && new URL(url).pathname.endsWith('/purchase');
/** A connection to the partner that loses the answers to purchases, refuses them, or works. */
function line() {
  let state: 'works' | 'loses' | 401 | 402 | 429 = 'works';
  const fetch = async (request: Request): Promise<Response> => {
    if (!isPurchase(request) || state === 'works') return town.fetch(request);
    if (state === 'loses') {
      await town.fetch(request);
      throw new TypeError('The connection was lost.');
    }
    const code = state === 402 ? 'payment_method_rejected_by_service' : 'refused';
    return Response.json({ error: { code, message: 'No.' } }, { status: state });
  };
  return { fetch, is: (next: typeof state) => { state = next; } };
}
const isAt = (screen: string) => ({ flow, view }: Visit): boolean => flow.steps[view.step]?.screen === screen;
const stepOf = ({ flow }: Visit, screen: string): string =>
  Object.keys(flow.steps).find((step) => flow.steps[step]?.screen === screen) ?? '';
/** Walks on, with the answers of somebody who can be insured. */
async function walksWhile(visit: Visit, goesOn: () => boolean): Promise<void> {
  for (let moves = 0; moves < 60 && goesOn(); moves += 1) {
    await visit.rests();
    await visit.goesOn(people[visit.flow.id]?.[visit.view.step] ?? {});
  }
}
/** The step before the present one. */
const nextToLast = ({ view }: Visit): string => String(view.back);
async function walksTo(visit: Visit, screen: string): Promise<Visit> {
  await walksWhile(visit, () => !isAt(screen)(visit));
  expect(isAt(screen)(visit), visit.view.step).toBe(true);
  return visit;
}
const policiesOf = async (key: unknown): Promise<number> =>
  (await town.sandbox.db.query('select 1 from policies where unique_key = $1', [key])).rowCount;
/** Every text in an object, with its name. */
const leavesOf = (value: unknown, name = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([inner, one]) => leavesOf(one, inner));
  return typeof value === 'string' && value.length > 3 ? [[name, value]] : [];
};
const sentBy = (visit: Visit): readonly Request[] => visit.requests.filter(isPurchase);

describe.each(lines)('$id: an order whose answer was lost (D19, I14, I15, I16)', ({ id }) => {
  const storage = memoryStorage();
  const lasting = memoryStorage();
  const partner = line();
  const opens = (options: VisitOptions = {}): Promise<Visit> =>
    visitor(town, id, { siteName: 'everything', storage, lasting, fetch: partner.fetch, ...options });
  const inDoubt = async (options?: VisitOptions): Promise<Visit> => {
    const visit = await walksTo(await opens(options), 'payment');
    partner.is('loses');
    await visit.goesOn(people[id]?.[visit.view.step] ?? {});
    expect(visit.view.fault?.outcome).toBe('unknown');
    return visit.dismisses();
  };
  const fresh = () => ({ storage: memoryStorage(), lasting: memoryStorage() });

  it('stays where it is, whatever is pressed, opened or loaded again, and the same request settles it', async () => {
    const visit = await inDoubt();
    const ordered = visit.context;
    const payment = stepOf(visit, 'payment');
    await visit.next();
    await visit.back();
    await visit.resets();
    for (const step of Object.keys(visit.flow.steps)) await visit.goesTo(step);
    visit.fills({ email: 'other@example.com' });
    expect(visit.isAt(payment).view.orderInDoubt).toMatchObject({ key: ordered.uid, at: town.clock.now() });
    expect(visit.context).toEqual(ordered);
    expect(visit.reloads().isAt(payment).view.orderInDoubt?.key).toBe(ordered.uid);
    partner.is('works');
    await visit.checks();
    expect(isAt('confirmation')(visit)).toBe(true);
    const [first, second] = await Promise.all(sentBy(visit).map((request) => request.clone().text()));
    expect(second).toBe(first);
    expect(sentBy(visit).map(({ headers }) => headers.get('x-unique-key'))).toEqual([ordered.uid, ordered.uid]);
    expect(await policiesOf(ordered.uid)).toBe(1);
    expect(lasting.getItem(`order.${id}`)).toBeNull();
  });

  it('is still in doubt when the question about it is turned away, and is settled by a refusal', async () => {
    const own = fresh();
    const visit = await inDoubt(own);
    for (const status of [401, 429] as const) {
      partner.is(status);
      await visit.checks();
      await visit.dismisses();
      expect(visit.view.orderInDoubt).toBeDefined();
    }
    partner.is(402);
    await visit.checks();
    expect(visit.view.fault?.code).toBe('payment_method_rejected_by_service');
    await visit.dismisses();
    expect([visit.view.orderInDoubt, own.lasting.getItem(`order.${id}`)]).toEqual([undefined, null]);
  });

  it('a closed browser forgets the answers, not the order: the line begins with it, and holds nothing personal', async () => {
    const own = fresh();
    const { uid } = (await inDoubt(own)).context;
    const record = own.lasting.getItem(`order.${id}`) ?? '';
    expect(Object.keys(JSON.parse(record) as object).toSorted()).toEqual(['at', 'call', 'key', 'step']);
    partner.is('works');
    const later = await opens({ lasting: own.lasting, storage: memoryStorage() });
    expect(later.isAt(stepOf(later, 'payment')).view.orderInDoubt).toMatchObject({ key: uid, isLost: true });
    await later.checks();
    expect(sentBy(later)).toEqual([]);
    await later.abandons();
    expect(later.isAt(later.flow.start).view.orderInDoubt).toBeUndefined();
    expect(own.lasting.getItem(`order.${id}`)).toBeNull();
  });

  it('can be given up for a different order, which keeps the answers and has a key and a price of its own', async () => {
    const visit = await inDoubt(fresh());
    const { uid } = visit.context;
    partner.is('works');
    await visit.abandons();
    visit.isAt(visit.flow.start);
    await walksTo(visit, 'confirmation');
    const keys = sentBy(visit).map(({ headers }) => headers.get('x-unique-key'));
    expect([keys.length, keys[0] === uid, keys[1] === uid]).toEqual([2, true, false]);
    expect(await Promise.all(keys.map(policiesOf))).toEqual([1, 1]);
  });

  it('is the same in a copied tab, and both show the one policy', async () => {
    const items = new Map<string, string>();
    const own = { storage: memoryStorage(items), lasting: memoryStorage() };
    const first = await inDoubt(own);
    const { orderInDoubt } = first.view;
    const second = await opens({ ...own, storage: memoryStorage(new Map(items)) });
    partner.is('works');
    for (const visit of [first, second]) {
      expect(visit.view.orderInDoubt).toEqual(orderInDoubt);
      await visit.checks();
    }
    const numberOf = ({ context }: Visit): unknown => getPath(context, 'purchase.policy_number');
    expect([numberOf(second), typeof numberOf(first)]).toEqual([numberOf(first), 'string']);
  });

  it('does not take a receipt away that another tab shows', async () => {
    const items = new Map<string, string>();
    const own = { storage: memoryStorage(items), lasting: memoryStorage() };
    partner.is('works');
    const bought = await walksTo(await opens(own), 'payment');
    const copy = await opens({ ...own, storage: memoryStorage(new Map(items)) });
    await walksTo(bought, 'confirmation');
    const numberOf = ({ context }: Visit): unknown => getPath(context, 'purchase.policy_number');
    const number = numberOf(bought);
    partner.is('loses');
    await (await walksTo(copy, 'payment')).goesOn(people[id]?.[copy.view.step] ?? {});
    expect(copy.view.fault?.outcome).toBe('unknown');
    bought.hearsStorage();
    expect([isAt('confirmation')(bought), numberOf(bought)]).toEqual([true, number]);
    bought.reloads();
    expect([isAt('confirmation')(bought), numberOf(bought)]).toEqual([true, number]);
    // Whoever goes on from the receipt meets the order.
    await bought.goesTo(bought.flow.start);
    expect(bought.isAt(stepOf(bought, 'payment')).view.orderInDoubt?.isLost).toBe(true);
  });

  it('is in doubt for a copied tab, too, whose request for the same order is only turned away', async () => {
    const items = new Map<string, string>();
    const own = { storage: memoryStorage(items), lasting: memoryStorage() };
    partner.is('works');
    const copy = await walksTo(await opens(own), 'payment');
    const first = await opens({ ...own, storage: memoryStorage(new Map(items)) });
    partner.is('loses');
    await (await walksTo(first, 'payment')).goesOn(people[id]?.[first.view.step] ?? {});
    partner.is(401);
    await copy.goesOn(people[id]?.[copy.view.step] ?? {});
    await copy.dismisses();
    expect(copy.view.orderInDoubt?.key).toBe(first.view.orderInDoubt?.key);
    // A refusal settles what this tab has sent. Of the other tab's request nothing is known.
    partner.is(402);
    await copy.checks();
    await copy.dismisses();
    expect([copy.view.orderInDoubt, own.lasting.getItem(`order.${id}`) === null]).toEqual([undefined, false]);
    partner.is('works');
    await (await first.dismisses()).checks();
    expect([isAt('confirmation')(first), own.lasting.getItem(`order.${id}`)]).toEqual([true, null]);
  });

  it('of two copied tabs is given up at once where the browser knows of it alone', async () => {
    const items = new Map<string, string>();
    const own = { storage: memoryStorage(items), lasting: memoryStorage() };
    partner.is('works');
    const tabs = [await walksTo(await opens(own), 'payment'), await opens({ ...own, storage: memoryStorage(new Map(items)) })];
    partner.is('loses');
    for (const tab of tabs) await (await walksTo(tab, 'payment')).goesOn(people[id]?.[tab.view.step] ?? {});
    const later = await opens({ lasting: own.lasting, storage: memoryStorage() });
    expect(later.view.orderInDoubt?.isLost).toBe(true);
    await later.abandons();
    expect([later.view.orderInDoubt, own.lasting.getItem(`order.${id}`)]).toEqual([undefined, null]);
  });

  it('leads another tab to payment, which shows its price when the order is settled', async () => {
    const { lasting: shared } = fresh();
    partner.is('works');
    const first = await walksTo(await opens({ storage: memoryStorage(), lasting: shared }), 'payment');
    // The other one has answered everything, and has not pressed Next.
    const other = await opens({ storage: memoryStorage(), lasting: shared });
    const last = nextToLast(first);
    await walksWhile(other, () => other.view.step !== last);
    other.completes(people[id]?.[last] ?? {});
    partner.is('loses');
    await first.goesOn(people[id]?.[first.view.step] ?? {});
    await first.dismisses();
    other.hearsStorage();
    expect(other.view.orderInDoubt).toBeDefined();
    partner.is(402);
    await first.checks();
    other.hearsStorage();
    await other.rests();
    expect(other.view.orderInDoubt).toBeUndefined();
    expect(isAt('payment')(other) ? dueToday(other) : 1).toBeGreaterThan(0);
  });

  it('stays in doubt in the tab that sent it when another tab gives it up', async () => {
    const own = fresh();
    const first = await inDoubt(own);
    const { orderInDoubt } = first.view;
    partner.is('works');
    const second = await opens({ lasting: own.lasting, storage: memoryStorage() });
    await second.abandons();
    first.hearsStorage();
    expect(first.view.orderInDoubt).toEqual(orderInDoubt);
    await first.checks();
    expect(isAt('confirmation')(first)).toBe(true);
  });
});

describe.each(lines)('$id: a stored visit', ({ id }) => {
  it('that shows a purchase which this browser did not make begins again (S21)', async () => {
    const items = new Map<string, string>();
    const visit = await walksTo(await visitor(town, id, { siteName: 'everything', storage: memoryStorage(items) }), 'confirmation');
    expect(isAt('confirmation')(visit.reloads())).toBe(true);
    for (const [key, value] of items) items.set(key, value.replace(/"policy_number":"[^"]*"/u, '"policy_number":"SF-2026-0000001"'));
    visit.reloads().isAt(visit.flow.start).misses('purchase');
  });

  it('keeps only the receipt once something was bought: no e-mail, phone, street, birthday, answer or key (S15, D13)', async () => {
    const items = new Map<string, string>();
    const lasting = new Map<string, string>();
    const storages = { storage: memoryStorage(items), lasting: memoryStorage(lasting) };
    const visit = await walksTo(await visitor(town, id, { siteName: 'everything', ...storages }), 'payment');
    const { uid } = visit.context;
    const isPersonal = /email|phone|street|birth|holderId$|beneficiaryId$/iu;
    const personal = leavesOf(visit.context).filter(([name]) => isPersonal.test(name)).map(([, value]) => value);
    expect(personal.length).toBeGreaterThan(2);
    await walksTo(visit, 'confirmation');
    const kept = JSON.stringify([[...items], [...lasting]]);
    for (const value of [...personal, String(uid)]) expect(kept).not.toContain(value);
    expect(kept).toContain(String(getPath(visit.context, 'purchase.policy_number')));
    expect([...items.keys()]).toHaveLength(1);
  });
});
