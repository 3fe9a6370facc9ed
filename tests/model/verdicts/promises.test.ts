import { describe, expect, it } from 'vitest';
import type { FlowDefinition, LinePromise } from '#engine';
import { formatEvent, formatVerdict, pathOfTrace, playPath } from '#engine/explore';
import { answering, asks, compileFlow, flowOf, number, shows, text, verdictOn, yesNo } from './flow';

/** Who is under age is turned away; who has a pet is asked about it. */
const flow = (next: Parameters<typeof asks>[1], promises: readonly LinePromise[]): FlowDefinition => flowOf({
  first: asks({ 'age!': number(), 'hasPet!': yesNo() }, next),
  pet: asks({ 'isOld!': yesNo() }, 'plans'),
  plans: shows('end'),
}, { promises, modals: { young: { type: 'info', title: 'Too young' } } });
const isYoung = { age: { maximum: 17 } };
const hasPet = { hasPet: { const: true } };
const right = [{ when: isYoung, modal: 'young' }, { when: hasPet, to: 'pet' }, { to: 'plans' }];
const adults: LinePromise = { name: 'Plans are for adults', at: ['pet', 'plans', 'end'], never: isYoung };
const known: LinePromise = { name: 'Plans come after the age', at: 'plans', always: { age: true } };
const asked: LinePromise = { name: 'Whoever has a pet is asked about it', at: 'first', when: hasPet, leadsTo: 'pet' };

async function brokenBy(next: typeof right, ...promises: readonly LinePromise[]): Promise<readonly string[]> {
  const { violations } = await verdictOn(flow(next, promises));
  return violations.map(({ property, message, trace }) => `${property}: ${message} ${trace.map(formatEvent).join(' › ')}`.trim());
}

describe('what a line promises', () => {
  it('is kept by a flow that does what it says', async () => {
    const { broken, dead, complete } = await verdictOn(flow(right, [adults, known, asked]));
    expect([broken, dead, complete]).toEqual([0, [], true]);
  });
  it('is broken by whoever should never come so far, with the events that lead there', async () => {
    const [first] = await brokenBy([{ when: hasPet, to: 'pet' }, { when: isYoung, modal: 'young' }, { to: 'plans' }], adults);
    expect(first)
      .toMatch(/^Plans are for adults: pet shows, and what should never hold does\. CHANGE age = 1\d, hasPet = true › .*$/);
  });
  it('is told once with its events, and the other steps that break it below', async () => {
    const late = [{ when: hasPet, to: 'pet' }, { when: isYoung, modal: 'young' }, { to: 'plans' }];
    const told = formatVerdict(await verdictOn(flow(late, [adults]))).split('\n').filter((line) => /✗|also/.test(line));
    expect(told).toEqual([
      '  ✗ Plans are for adults: pet shows, and what should never hold does.', '    also: plans shows, and what should never hold does.',
      '    also: end shows, and what should never hold does.',
    ]);
  });
  it('is broken where it should always hold and does not', async () => {
    const [first] = await brokenBy(right, { name: 'Plans are for owners of pets', at: 'plans', always: hasPet });
    expect(first)
      .toMatch(/^Plans are for owners of pets: plans shows, and what should always hold does not\. CHANGE .*hasPet = false › .*$/);
  });
  it('is broken by an end that comes before what it leads to', async () => {
    const [first] = await brokenBy([{ when: isYoung, modal: 'young' }, { to: 'plans' }], asked);
    expect(first)
      .toMatch(/^Whoever has a pet is asked about it: first: pet cannot be reached from here any more\. CHANGE .*hasPet = true$/);
    const early = [{ when: { age: { minimum: 18 }, ...hasPet }, to: 'plans' }, { when: hasPet, to: 'pet' }, ...right.slice(0, 1)];
    expect((await brokenBy(early, asked)).join()).toContain('the flow ends at end, and pet was not come to.');
  });
  it('is broken by a receipt that is shown in the middle of another visit', async () => {
    const sold = flowOf({
      first: asks({ 'isLarge!': yesNo() }, 'pay', { calls: ['price'] }),
      pay: asks({ 'card!': text() }, 'done', { needs: { quote: true }, calls: ['buy'] }),
      done: shows(undefined, { back: false, content: { number: 'policy.number' } }),
    }, {
      calls: { price: { gives: ['quote'] }, buy: { gives: ['policy'], sells: { of: 'quote', price: 'quote' } } },
      changes: [{ of: 'policy', when: { policy: true }, clear: ['quote'] }],
      promises: [{ name: 'A quote that has bought is used up', at: 'done', never: { quote: true } }],
    });
    const { complete, violations } = await verdictOn(sold, { environment: async (call) =>
      [{ label: 'answer 1', patch: call === 'buy' ? { policy: { number: 'P-1' } } : { quote: { total: 20 } } }] });
    const shown = violations.find(({ property }) => property === 'A quote that has bought is used up');
    expect([complete, shown?.trace.map(({ type }) => type).filter((type) => type === 'NEXT').length]).toEqual([true, 3]);
  });
  it('lets go whoever takes back the answer it was made for, and whoever goes back', async () => {
    expect(await brokenBy(right, asked)).toEqual([]);
  });
  it('does not let go whoever loses it to a call', async () => {
    const losing = flowOf({
      first: asks({ 'hasPet!': yesNo() }, 'note', { calls: ['save'] }),
      note: asks({ 'again!': yesNo() }, [{ when: { again: { const: true } }, to: 'pet' }, { to: 'end' }]),
      pet: asks({ 'isOld!': yesNo() }, 'end'),
    }, { promises: [asked], calls: { save: { gives: ['hasPet'] } } });
    const { violations } = await verdictOn(losing, { environment: answering({ hasPet: false }) });
    expect(violations.map(({ message }) => message)).toEqual(['the flow ends at end, and pet was not come to.']);
  });
  it('is broken by a visit of which only the promise knows how it begins', async () => {
    const [first] = await brokenBy(right, { name: 'Nobody is known', at: 'plans', never: { 'account.email': true } });
    expect(first).toMatch(/^Nobody is known: plans shows, and what should never hold does\. ARRIVE with account\.email = a value/);
    const [atOnce] = await brokenBy(right, { name: 'Nobody is known', at: 'first', never: { 'account.email': true } });
    expect(atOnce).toBe('Nobody is known: first shows, and what should never hold does. ARRIVE with account.email = a value');
  });
  it('leads to where a rule holds as well', async () => {
    expect(await brokenBy(right, { ...asked, leadsTo: { isOld: true } })).toEqual([]);
    expect(await brokenBy([{ when: isYoung, modal: 'young' }, { to: 'plans' }], { ...asked, leadsTo: { isOld: true } })).not.toEqual([]);
  });
  it('says nothing when nobody comes to where it would have to be kept', async () => {
    const empty: LinePromise = { ...known, name: 'Owners of a pet without one are told', when: { allOf: [hasPet, { not: hasPet }] } };
    expect(await brokenBy(right, empty))
      .toEqual(['Owners of a pet without one are told: it says nothing: no visit comes to where it would have to be kept.']);
  });
});

it('a trace begins with what is known of the visit, and so does its file', async () => {
  const rome: LinePromise = { name: 'Nobody is sent to Rome', at: 'rome', never: { age: true } };
  const flown = flowOf({
    first: asks({ 'age!': number() }, [{ when: { 'account.email': true, 'query.city': { const: 'Rome' } }, to: 'rome' }, { to: 'end' }]),
  }, { promises: [rome] });
  const { violations: [broken] } = await verdictOn(flown);
  const trace = broken?.trace ?? [];
  expect(trace.map(formatEvent)[0]).toBe('ARRIVE with account.email = a value, query.city = Rome');
  const { facts, events } = pathOfTrace(trace);
  expect(facts).toEqual({ account: { email: 'a value' }, query: { city: 'Rome' } });
  expect(events.map(({ type }) => type)).toEqual(trace.slice(1).map(({ type }) => type));
});

it('is broken by a page that is loaded again, and the file of its events plays so', async () => {
  const marked: LinePromise = { name: 'The end shows the mark', at: 'end', always: { mark: true } };
  const shop = flowOf({ first: asks({ 'a!': number() }, 'second'), second: shows('end') }, {
    changes: [{ of: 'a', set: { mark: { newId: true } } }], load: [{ clear: ['mark'] }], promises: [marked],
  });
  const { violations: [broken] } = await verdictOn(shop);
  expect(broken?.trace.at(-1)).toEqual({ type: 'RELOAD' });
  const last = playPath(compileFlow(shop), pathOfTrace(broken?.trace ?? [])).at(-1);
  expect([last?.step, last?.snapshot.context]).toEqual(['end', { a: expect.any(Number) as number }]);
});

it('is broken by a list that has to grow by several entries before it is', async () => {
  const light: LinePromise = { name: 'The pack weighs less than 100', at: 'end', never: { 'sum(pets.*.weight)': { minimum: 100 } } };
  const pack = flowOf({
    list: shows([{ when: { pets: { minItems: 1 } }, to: 'end' }], { on: { ADD: { next: 'pet' } } }),
    pet: asks({ 'weight!': number({ enum: [40] }) }, 'list', { calls: ['keep'], over: 'list' }),
  }, { calls: { keep: { gives: ['pets'] } }, promises: [light] });
  const { complete, violations } = await verdictOn(pack, { environment: async (_, { pets = [], weight }) =>
    [{ label: 'answer 1', patch: { pets: [...pets as readonly unknown[], { weight }] } }] });
  expect([complete, new Set(violations.map(({ property }) => property))]).toEqual([true, new Set(['The pack weighs less than 100'])]);
});
