import { describe, expect, it } from 'vitest';
import type { Change, Context, FlowDefinition } from '#engine';
import type { Environment, Sent } from '#engine/explore';
import { asks, flowOf, number, shows, text, verdictOn, type Outside } from './flow';

async function brokenIn(flow: FlowDefinition, outside: Outside): Promise<readonly string[]> {
  const { violations } = await verdictOn(flow, outside);
  return [...new Set(violations.map(({ property, message }) => `${property}: ${message}`))];
}

/** The plans hang on the size; the price hangs on the plan and the day; the name is asked, and nobody is told. */
const shop = (changes: readonly Change[]): FlowDefinition => flowOf({
  first: asks({
    'size!': number({ enum: [1, 2] }), 'day!': text({ enum: ['Monday', 'Tuesday'] }), 'name!': text({ enum: ['Ann', 'Bob'] }),
  }, 'plans', { calls: ['plans'] }),
  plans: shows(undefined, { needs: { plans: true }, on: { CHOOSE: { from: 'plans', save: 'chosen', calls: ['checkout'], next: 'pay' } } }),
  pay: asks({ 'card!': text() }, 'end', { needs: { price: true }, calls: ['buy'] }),
  end: shows(undefined, { back: false, content: { number: 'policy.number' } }),
}, {
  changes, calls: {
    plans: { gives: ['plans'] }, checkout: { gives: ['price'] }, buy: { gives: ['policy'], sells: { of: 'chosen', price: 'price' } },
  },
});
const given: Readonly<Record<string, object>> = {
  plans: { plans: [{ id: 'small' }, { id: 'large' }] }, checkout: { price: { total: 20 } }, buy: { policy: { number: 1 } },
};
const environment: Environment = async (call) => [{ label: 'answer 1', patch: structuredClone(given[call]) as never }];
const sent: Sent = async (call, { size, day, chosen }) =>
  JSON.stringify(call === 'plans' ? [call, size] : call === 'checkout' ? [call, day, chosen] : call);
const paid = 'what is chosen and paid belongs to the answers it was made from';

describe('a price that outlives an answer it was made from', () => {
  const changes: readonly Change[] = [{ of: 'size', clear: ['plans', 'chosen'] }, { of: 'day', clear: ['chosen'] }];
  it('is nowhere when each of these answers takes it back', async () => expect(await brokenIn(shop(changes), { environment, sent })).toEqual([]));
  it('is found when the price stays', async () =>
    expect(await brokenIn(shop([changes[0] as Change]), { environment, sent }))
      .toEqual([`${paid}: price stays when day changes, and pay can be entered.`]));
  it('is found when a plan stays that was offered for another answer', async () =>
    expect(await brokenIn(shop([{ of: 'size', clear: ['price'] }, changes[1] as Change]), { environment, sent }))
      .toContain(`${paid}: plans stays when size changes, and plans can be entered.`));
});

/** Lists and prices are asked for as their steps are entered, and a quote carries the size there. */
const quoted = (changes: readonly Change[]): FlowDefinition => flowOf({
  first: asks({ 'size!': number({ enum: [1, 2] }) }, 'plans'),
  plans: shows(undefined, { enter: { calls: ['update', 'plans'] }, on: { CHOOSE: { from: 'plans', save: 'chosen', next: 'holder' } } }),
  holder: asks({ 'name!': text({ enum: ['Ann', 'Bob'] }) }, 'pay'),
  pay: asks({ 'card!': text() }, 'end', { enter: { calls: ['update', 'checkout'] }, calls: ['buy'] }),
  end: shows(undefined, { back: false, content: { number: 'policy.number', quote: 'quote.id' } }),
}, {
  changes, calls: {
    update: { gives: ['quote'] }, plans: { gives: ['plans'] }, checkout: { gives: ['price'] },
    buy: { gives: ['policy'], sells: { of: ['size', 'name', 'chosen'], price: 'price' } },
  },
});
describe('a plan that outlives an answer its list was made from', () => {
  const answers: Environment = async (call, context) =>
    (call === 'update' ? [{ label: 'answer 1', patch: { quote: { id: 'q' } } }] : environment(call, context));
  const tells: Sent = async (call, { size, name }) => JSON.stringify(call === 'update' ? [call, size, name] : call);
  const outside = { environment: answers, sent: tells };
  it('is nowhere when what is asked before the list takes it back', async () =>
    expect(await brokenIn(quoted([{ of: 'size', clear: ['chosen'] }]), outside)).toEqual([]));
  it('is found although the price is asked for anew', async () =>
    expect(await brokenIn(quoted([]), outside)).toEqual([`${paid}: chosen stays when size changes, and pay can be entered.`]));
});

describe('a plan that outlives an entry of the list it was made from', () => {
  interface Pet { readonly id: number; readonly kind?: string }
  const keepsPets: Environment = async (call, context) => {
    const { pets = [], pet, gone } = context as { readonly pets?: readonly Pet[]; readonly pet?: Pet; readonly gone?: Pet };
    const others = pets.filter(({ id }) => id !== (pet?.id ?? gone?.id));
    if (call === 'remove') return [{ label: 'answer 1', patch: { pets: others, gone: undefined } }];
    if (call !== 'keep') return environment(call, context);
    if (pets.length === 2 && pet?.id === undefined) return [{ label: 'full', error: { code: 'full', outcome: 'refused' } }];
    return [{ label: 'answer 1', patch: { pets: [...others, { id: pets.length + 1, ...pet }], pet: undefined } }];
  };
  const tellsPets: Sent = async (call, { pets }) => JSON.stringify(call === 'plans' ? [call, pets] : call);
  type Own = FlowDefinition['steps'][string]['on'];
  const kept = (on: Own, ...changes: readonly Change[]): FlowDefinition => flowOf({
    list: shows([{ when: { pets: { minItems: 1 } }, to: 'plans' }], { on }),
    pet: asks({ 'kind!': text({ enum: ['dog', 'cat'] }) }, 'list', { over: 'list', save: 'pet', calls: ['keep'] }),
    plans: shows(undefined, {
      needs: { pets: { minItems: 1 } }, enter: { calls: ['plans'] }, on: { CHOOSE: { from: 'plans', save: 'chosen', next: 'pay' } },
    }),
    pay: asks({ 'card!': text() }, 'end', { needs: { chosen: true }, enter: { calls: ['checkout'] }, calls: ['buy'] }),
    end: shows(undefined, { back: false, content: { number: 'policy.number' } }),
  }, {
    changes, calls: {
      keep: { gives: ['pets', 'pet'] }, ...(on?.REMOVE ? { remove: { gives: ['pets', 'gone'] } } : {}), plans: { gives: ['plans'] },
      checkout: { gives: ['price'] }, buy: { gives: ['policy'], sells: { of: ['chosen'], price: 'price' } },
    },
  });
  const add: Own = { ADD: { next: 'pet' } };
  const outside = { environment: keepsPets, sent: tellsPets };
  const outlived = [`${paid}: chosen stays when pets changes, and pay can be entered.`];
  it('is nowhere when the list takes it back', async () =>
    expect(await brokenIn(kept(add, { of: 'pets', clear: ['chosen'] }), outside)).toEqual([]));
  it('is found when one is added', async () => expect(await brokenIn(kept(add), outside)).toEqual(outlived));
  it.each<[string, Own]>([
    ['changed', { EDIT: { from: 'pets', save: 'pet', next: 'pet' } }],
    ['removed', { REMOVE: { from: 'pets', save: 'gone', calls: ['remove'] } }],
  ])('is found when one is %s', async (_, on) => {
    // With as many as there may be, none can be added.
    const full = kept({ ...add, ...on }, { of: 'pets', when: { pets: { maxItems: 1 } }, clear: ['chosen'] });
    expect(await brokenIn(full, outside)).toEqual(outlived);
  });
});

describe('an answer that clears the list beside it', () => {
  const stale: Change = { of: 'share', stale: ['plans'] };
  const clear: Change = { of: 'share', clear: ['plans'] };
  const list = (...changes: readonly Change[]): FlowDefinition => flowOf({
    first: asks({ 'name!': text() }, 'plans'),
    plans: asks({ 'share!': number({ enum: [1, 2] }) }, [{ to: 'end' }],
      { enter: { calls: ['plans'] }, refresh: { of: 'plans', calls: ['plans'] } }),
  }, { changes, calls: { plans: { gives: ['plans'] } } });
  it('has it asked for again', async () => expect(await brokenIn(list(stale, clear), { environment })).toEqual([]));
  it('is found when the page stays empty', async () => expect(await brokenIn(list(clear), { environment }))
    .toEqual(['what a step shows is asked for again when an answer clears it: plans stays without plans.']));
});

describe('what happens to a visit from outside', () => {
  const steps = { first: asks({ 'name!': text() }, 'end') };
  it('is nothing that a sound flow minds', async () => expect(await brokenIn(flowOf(steps), {})).toEqual([]));
  it('is a fault when something throws on the day after', async () => {
    const flow = flowOf(steps, { load: [{ set: { day: 'today' } }] });
    const derive = { today: (_: unknown, tools: { readonly clock: { today: () => string } }) => {
      if (tools.clock.today() !== '2026-03-10') throw new Error('another day');
      return tools.clock.today();
    } };
    expect((await brokenIn(flow, { derive })).join()).toContain('nothing is thrown after midnight: first/open: Error: another day');
  });
  it('is a fault when a copied tab has a key of its own', async () => {
    const key = { set: { key: { newId: true } } } as const;
    const sold = shop([{ of: ['size', 'day'], clear: ['plans', 'chosen'] }, { of: 'chosen', clear: ['price'] }, { of: 'chosen', ...key }]);
    const flow = {
      ...sold, calls: { ...sold.calls, buy: { gives: ['policy'], once: 'key' } }, load: [{ when: { chosen: true }, ...key }],
    };
    expect((await brokenIn(flow, { environment, sent })).join())
      .toContain('a copied tab orders with the same key: pay: buy is sent with another key.');
  });
});

it('a step whose Next calls somebody and leads nowhere is found', async () => {
  const note = { ...asks({ 'note!': text() }, 'end'), calls: ['save'], next: undefined, back: 'first' };
  const flow = flowOf({ first: asks({ 'name!': text() }, [{ to: 'end' }]), note }, { calls: { save: { gives: ['saved'] } } });
  const found = await brokenIn(flow, { environment: async () => [{ label: 'answer 1', patch: { saved: 1 } }] });
  expect(found).toContain('Next leads on once its calls have answered: note stays, and says nothing.');
});

describe('what is charged', () => {
  const changes: readonly Change[] = [{ of: 'size', clear: ['plans', 'chosen'] }, { of: 'day', clear: ['chosen'] }];
  const twice: Environment = async (call, context) => (call === 'checkout'
    ? [20, 25].map((total, index) => ({ label: `answer ${index + 1}`, patch: { price: { total } } })) : environment(call, context));
  const sold = (pay: object, ...more: readonly Change[]): FlowDefinition => {
    const flow = shop([...changes, ...more]);
    return { ...flow, steps: { ...flow.steps, pay: { ...flow.steps.pay as FlowDefinition['steps'][string], ...pay } } };
  };
  const charged = 'what is charged is what was shown: ';
  it('is what was shown', async () => expect(await brokenIn(sold({}), { environment: twice })).toEqual([]));
  it('is found when a call asks for the price again after the press', async () =>
    expect(await brokenIn(sold({ calls: ['checkout', 'buy'] }), { environment: twice }))
      .toContain(`${charged}price changes between the press on pay and buy.`));
  it('is found when the price is out of date', async () =>
    expect(await brokenIn(sold({}, { of: 'card', stale: ['price'] }), { environment: twice }))
      .toContain(`${charged}buy is sent while price is out of date.`));
});

describe('a survey', () => {
  const field = (key_name: string) => ({ key_name, label: key_name, required: true, field_type: 'text', settings: {} });
  const form = (...ids: readonly string[]) => ({ start_screen_id: ids[0], screens: Object.fromEntries(ids.map((id, index) =>
    [id, { id, question: id, fields: [field(id)], next_screen_id: ids[index + 1] ?? null }])) });
  const asked = (...saved: readonly Context[]): Promise<readonly string[]> => brokenIn(flowOf({
    first: asks({ 'name!': text() }, 'survey', { calls: ['load'] }),
    survey: { survey: { form: 'form', answers: 'answers', trail: 'trail' }, needs: { form: true }, calls: ['save'], next: 'end' },
  }, { calls: { load: { gives: ['form'] }, save: { gives: ['form', 'saved'] } } }), { environment: async (call) =>
    (call === 'load' ? [{ form: form('a', 'b') }] : saved).map((patch, index) => ({ label: `answer ${index + 1}`, patch })) });
  it('ends', async () => expect(await asked({ saved: 1 })).toEqual([]));
  it('is found when an answer of the other side begins it anew', async () => {
    const found = await asked({ saved: 1 }, { form: form('c', 'd') });
    expect(found.filter((one) => one.startsWith('every survey ends')))
      .toContain('every survey ends: survey: Next leads from screen 2 (b) to screen 2 (d).');
  });
});
