import { describe, expect, it } from 'vitest';
import { createClock } from '../clock';
import { routeOf } from '../route/testing';
import { createRules } from '../rules/createRules';
import type { Change, Context, FlowDefinition, Patch } from '../types';
import { applyLoad, applyPatch } from './applyPatch';
import { getPath, isBlank, sameJson, setPath, setPaths } from './paths';
import { createSurveyKit } from '../survey/kit';
import { readDynamicForm } from '../survey/read';
import { load, save } from './persist';
import { versionOf } from './version';
import { tidy } from './tidy';

const defined = (flow: FlowDefinition) => ({ flow, hash: versionOf(flow) });
const step = {
  path: 'a', screen: 'form', title: 'A',
  form: { schema: { type: 'object', properties: { a: { type: 'string' }, card: { type: 'object', writeOnly: true } } } }
};
const flow = (changes: FlowDefinition['changes'], more: Partial<FlowDefinition> = {}): FlowDefinition =>
  ({ id: 'f', code: 'f', base: 'f', title: 'F', start: 'a', calls: {}, changes, steps: { a: step }, ...more });
const rules = createRules({ clock: createClock(() => 0) });
let ids = 0;
const tools = (definition: FlowDefinition) =>
  ({
    flow: definition, rules, route: routeOf(definition),
    derive: { id: () => `id-${(ids += 1)}` }, tools: { clock: createClock(() => 0), newId: () => 'x' },
  });

describe('paths', () => {
  it('read and write without touching what they were given', () => {
    const before = { a: { b: 1 }, c: {} };
    expect(setPath(before, 'a.b', 2)).toEqual({ a: { b: 2 }, c: {} });
    expect(setPath(before, 'x.y', 1)).toEqual({ ...before, x: { y: 1 } });
    expect(before).toEqual({ a: { b: 1 }, c: {} });
  });
  it('write several values one after the other, and touch nothing that they were given', () => {
    const before = { a: { b: 1 }, c: 1, d: 1 };
    const after = setPaths(before, { c: 2, 'a.b': 2, a: { e: 1 }, 'a.f': 2, d: undefined, x: null });
    expect(after).toEqual({ a: { e: 1, f: 2 }, c: 2, x: null });
    expect(Object.keys(after)).not.toContain('d');
    expect(before).toEqual({ a: { b: 1 }, c: 1, d: 1 });
    expect(setPaths(before, { 'a.b': 1, c: 1, y: undefined })).toBe(before);
    expect(() => setPaths({}, { a: 1, constructor: 1 })).toThrow(/constructor is reserved/);
  });
  it('leave an unchanged object the same', () => {
    const before = { a: { b: 1 } };
    for (const [path, value] of [['a.b', 1], ['a.c', undefined], ['x.y', undefined], ['x', undefined]] as const) {
      expect(setPath(before, path, value), path).toBe(before);
    }
  });
  it('read what is there and nothing through what is no object', () => {
    expect(
      [getPath({ a: { b: [7] } }, 'a.b.0'), getPath({ a: 'text' }, 'a.length'), getPath({ a: null }, 'a.b'), getPath(undefined, 'a')]
    ).toEqual([7, undefined, undefined, undefined]);
  });
  it(
    'write into a list and leave it a list',
    () => expect(setPath({ rows: [{ a: 1 }, { a: 2 }] }, 'rows.1.a', 3)).toEqual({ rows: [{ a: 1 }, { a: 3 }] })
  );
  it('remove a field, and write over what was no object', () => {
    expect(Object.keys(setPath({ a: 1, b: { c: 1, d: 2 } }, 'b.c', undefined).b)).toEqual(['d']);
    expect(setPath({ a: 'text' } as object, 'a.b', 1)).toEqual({ a: { b: 1 } });
    expect(Object.keys(setPath({ a: undefined } as object, 'a', undefined))).toEqual([]);
  });
  it('never reach a prototype (S12)', () => {
    for (const path of ['__proto__.x', 'a.constructor', 'prototype'])
      expect(() => setPath({}, path, 1)).toThrow(/: (__proto__|constructor|prototype) is reserved/);
    expect(getPath({}, 'toString')).toBeUndefined();
  });
});

describe('two values', () => {
  it('are the same when they say the same; a field that is undefined is no field', () => {
    expect(sameJson({ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] })).toBe(true);
    expect(sameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(
      [
        sameJson({ a: 1 }, { a: 1, b: 2 }), sameJson([1], [1, 2]), sameJson([], {}), sameJson({}, null), sameJson(1, '1'),
        sameJson(undefined, null)
      ]
    ).toEqual([false, false, false, false, false, false]);
  });
});

describe('no answer', () => {
  it('is what is absent, blank or an empty list; 0, false and an object are answers (SV-039, S-82)', () => {
    expect([undefined, null, '', ' \t', []].map(isBlank)).toEqual([true, true, true, true, true]);
    expect([0, false, 'x', [0], {}].map(isBlank)).toEqual([false, false, false, false, false]);
  });
});

describe('applyPatch', () => {
  it('clears what hangs on a change, and only on a change (RC-043)', () => {
    const definition = flow([{ of: 'day', clear: ['signed'] }]);
    expect(applyPatch({ day: 1, signed: true }, { day: 2 }, tools(definition))).toEqual({ day: 2 });
    expect(applyPatch({ day: 1, signed: true }, { day: 1 }, tools(definition))).toEqual({ day: 1, signed: true });
  });
  it('takes one blank instead of another for no change: Next puts away what is left of an emptied field', () => {
    const changes: readonly Change[] = [{ of: ['a', 'l'], clear: ['b'] }];
    const blanks = [{ a: '', l: [] }, { a: '  ' }, { l: undefined }];
    for (const before of blanks) for (const after of blanks) {
      expect(applyPatch({ ...before, b: 1 }, { a: undefined, l: undefined, ...after }, tools(flow(changes))).b).toBe(1);
    }
    expect(applyPatch({ a: 'x', b: 1 }, { a: '' }, tools(flow(changes))).b).toBeUndefined();
  });
  it('takes a space that Next takes away for no change, also in a list and in a row that was only opened (S-82)', () => {
    const changes: readonly Change[] = [{ of: ['pet', 'owner', 'rows'], clear: ['plan'] }];
    const before = { pet: 'Rex', owner: { name: 'Ann Lee' }, rows: [{ name: 'Lea' }], plan: 1 };
    const planAfter = (patch: Patch): unknown => applyPatch(before, patch, tools(flow(changes))).plan;
    const kept: readonly Patch[] = [
      { pet: 'Rex ' }, { pet: '\n Rex' }, { 'owner.name': 'Ann Lee ' }, { owner: { name: ' Ann Lee', suffix: '' } },
      { rows: [{ name: 'Lea ' }] }, { rows: [{ name: 'Lea', born: ' ' }, {}] },
    ];
    for (const patch of kept) expect(planAfter(patch), JSON.stringify(patch)).toBe(1);
    const cleared: readonly Patch[] = [
      { pet: 'R ex' }, { pet: 'Rex B' }, { pet: ' ' }, { 'owner.name': 'Ann  Lee' }, { rows: [{ name: 'Le a' }] }, { rows: [] },
      { rows: [{ name: 'Lea' }, { name: 'Lea' }] },
    ];
    for (const patch of cleared) expect(planAfter(patch), JSON.stringify(patch)).toBeUndefined();
  });
  it('takes a letter after that space for a change, and the space before it not', () => {
    const typing = ['Rex ', 'Rex B', 'Rex'].reduce<readonly Context[]>(
      (all, a) => [...all, applyPatch(all.at(-1) as Context, { a }, tools(flow([{ of: 'a', stale: ['b'] }])))], [{ a: 'Rex', b: 1 }]);
    expect(typing.map(({ stale }) => stale)).toEqual([undefined, undefined, { b: true }, { b: true }]);
  });
  it('derives from answers as Next leaves them: it takes a space away without deriving anew', () => {
    const definition = flow([{ of: 'a', set: { label: { text: '“{a}”' }, own: 'own' } }]);
    const withOwn = { ...tools(definition), derive: { own: ({ a }: Context) => a } };
    const pasted = applyPatch({}, { a: 'Rex ' }, withOwn);
    expect(pasted).toEqual({ a: 'Rex ', label: '“Rex”', own: 'Rex' });
    expect(applyPatch(pasted, { a: 'Rex' }, withOwn)).toEqual({ a: 'Rex', label: '“Rex”', own: 'Rex' });
  });
  it('lets one change cause the next', () => {
    const definition = flow([{ of: 'plan', clear: ['checkout'] }, { of: 'day', clear: ['plan'] }]);
    expect(applyPatch({ day: 1, plan: 1, checkout: 1 }, { day: 2 }, tools(definition))).toEqual({ day: 2 });
  });
  it('takes the same choice as a new one (RC-047)', () => {
    const definition = flow([{ of: 'plan', set: { uid: 'id' } }]);
    const first = applyPatch({}, { plan: { id: 1 } }, tools(definition), ['plan']);
    const second = applyPatch(first, { plan: { id: 1 } }, tools(definition), ['plan']);
    expect(second.uid).not.toBe(first.uid);
  });
  it('marks as stale what is there (RN-067)', () => {
    const definition = flow([{ of: 'amounts', stale: ['quote'] }]);
    expect(applyPatch({ quote: 1 }, { amounts: 2 }, tools(definition))).toMatchObject({ stale: { quote: true } });
    expect(applyPatch({}, { amounts: 2 }, tools(definition))).not.toHaveProperty('stale');
  });
  it('carries out a change while its rule holds, and not while the other one does', () => {
    const definition = flow([{ of: 'day', clear: ['signed'], when: { signed: { const: 'here' } }, unless: { day: { const: 'today' } } }]);
    expect(applyPatch({ day: 1, signed: 'here' }, { day: 2 }, tools(definition))).toEqual({ day: 2 });
    expect(applyPatch({ day: 1, signed: 'there' }, { day: 2 }, tools(definition))).toEqual({ day: 2, signed: 'there' });
    expect(applyPatch({ day: 1, signed: 'here' }, { day: 'today' }, tools(definition))).toEqual({ day: 'today', signed: 'here' });
  });
  it('sees a change below the path that it names, and above it', () => {
    const definition = flow([{ of: 'place.zip', clear: ['quote'] }, { of: 'person', clear: ['mail'] }]);
    expect(applyPatch({ place: { zip: 1, street: 1 }, quote: 1 }, { 'place.street': 2 }, tools(definition))).toHaveProperty('quote');
    expect(applyPatch({ place: { zip: 1 }, quote: 1 }, { place: {} }, tools(definition))).not.toHaveProperty('quote');
    expect(applyPatch({ person: { name: 1 }, mail: 1 }, { 'person.name': 2 }, tools(definition))).not.toHaveProperty('mail');
  });
  it('leaves a context that nothing changes the same object: pages draw by identity', () => {
    const before = { a: 1, b: { c: 1 } };
    expect(applyPatch(before, { a: 1, 'b.c': 1 }, tools(flow([{ of: 'a', clear: ['b'] }])))).toBe(before);
  });
  it('keeps an object that is set to what it says already', () => {
    const day = { year: 2026 };
    const made = applyPatch(
      { a: 1, day }, { a: 2 }, { ...tools(flow([{ of: 'a', set: { day: 'day' } }])), derive: { day: () => ({ year: 2026 }) } }
    );
    expect(made.day).toBe(day);
  });
  it('keeps only the receipt (C-08)', () => {
    expect(applyPatch({ a: 1, b: 2 }, { purchase: 3 }, tools(flow([{ of: 'purchase', keep: ['purchase'] }])))).toEqual({ purchase: 3 });
  });
  it('refuses changes that never come to rest, and names them', () => {
    expect(() => applyPatch({}, { a: 1 }, tools(flow([{ of: ['a', 'b'], set: { b: 'id' } }, { of: 'a', clear: ['c'] }]))))
      .toThrow('never come to rest. What follows from "a, b" changes it again.');
  });
  it('follows a chain of changes however long it is, in whichever order they stand', () => {
    const chain = Array.from({ length: 40 }, (_, link): Change => ({ of: `a${link}`, clear: [`a${link + 1}`] }));
    const all = Object.fromEntries(Array.from({ length: 41 }, (_, link) => [`a${link}`, 1]));
    for (const changes of [chain, chain.toReversed()])
      expect(Object.keys(applyPatch(all, { a0: 2 }, tools(flow(changes))))).toEqual(['a0']);
  });
  it('carries out what load must clear, and what follows (RC-045, S-28)', () => {
    const definition = flow([{ of: 'day', clear: ['signed'] }], { load: [{ when: { day: { const: 'past' } }, clear: ['day'] }] });
    expect(applyLoad({ day: 'past', signed: true, a: 1 }, tools(definition))).toEqual({ a: 1 });
    expect(applyLoad({ day: 'soon', signed: true }, tools(definition))).toEqual({ day: 'soon', signed: true });
  });
  it('clears nothing on load while an order is in doubt: it is sent again as it was (D19)', () => {
    const definition = flow([], { load: [{ clear: ['day'] }] });
    const order = { step: 'a', call: 'buy', key: 'k', at: 0 };
    expect(applyLoad({ day: 'past', orderInDoubt: order }, tools(definition))).toEqual({ day: 'past', orderInDoubt: order });
    expect(applyLoad({ day: 'past' }, tools(definition))).toEqual({});
  });
});

describe('a survey', () => {
  const survey = createSurveyKit();
  const use = { form: 'questions', answers: 'answers', trail: 'trail' } as const;
  const definition = flow([{ of: 'place', clear: ['questions'] }],
    { steps: { a: step, b: { path: 'b', screen: 'survey', title: 'B', survey: use } } });
  const questions = (...screens: readonly string[]) =>
    readDynamicForm({ start_screen_id: screens[0],
      screens: Object.fromEntries(screens.map((id, index) =>
        [id, { id, question: `${id}?`, next_screen_id: screens[index + 1] ?? null, fields: [{ key_name: id, field_type: 'text' }] }])) });
  const withKit = { ...tools(definition), survey };
  it('begins at its first question as soon as there are questions, and anew when they are others', () => {
    const first = applyPatch({}, { questions: questions('roof', 'pets') }, withKit);
    expect(first.trail).toEqual({ at: 'roof' });
    expect(applyPatch({ ...first, trail: { at: 'pets' } }, { a: 1 }, withKit).trail).toEqual({ at: 'pets' });
    expect(applyPatch({ ...first, trail: { at: 'pets' } }, { questions: questions('pool') }, withKit).trail).toEqual({ at: 'pool' });
  });
  it('has no place without questions, nor in a flow that has none', () => {
    expect(applyPatch({}, { a: 1 }, withKit)).toEqual({ a: 1 });
    expect(applyPatch({}, { questions: questions('roof') }, tools(definition))).not.toHaveProperty('trail');
    expect(applyPatch({}, { questions: questions('roof') }, { ...withKit, flow: flow([]) })).not.toHaveProperty('trail');
  });
  it('that was stored at a question that is no longer there begins anew (I08)', () => {
    expect(applyLoad({ questions: questions('roof'), trail: { at: 'gone' } }, withKit).trail).toEqual({ at: 'roof' });
  });
});

describe('tidy', () => {
  it('trims text and drops blanks and empty rows (SV-041, SV-069)', () => {
    expect(
      tidy({ a: ' x ', b: '', c: [{ d: ' ' }, { d: 'y' }], e: 0, f: false, g: null })
    ).toEqual({ a: 'x', c: [{ d: 'y' }], e: 0, f: false });
  });
  it('drops characters that a database cannot hold, and no others', () => {
    expect(tidy({ a: 'x\0', b: '\0', c: ['\ud83dy', 'z\ude00'], d: '👩‍🚒 Zoë' })).toEqual({ a: 'x', c: ['y', 'z'], d: '👩‍🚒 Zoë' });
  });
});

describe('storage', () => {
  const memory = (): Storage => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key)
    } as unknown as Storage;
  };
  it('brings back step and answers, never the card nor the last failure (PS-002, S14, S15)', () => {
    const storage = memory();
    save(storage, 'k', defined(flow([])), 'a', { a: 'x', card: { complete: true }, error: { code: 'network' } });
    expect(load(storage, 'k', defined(flow([])))).toEqual({ step: 'a', context: { a: 'x' } });
  });
  it('never stores a card that is answered under the path of a step either (S14)', () => {
    const storage = memory();
    const under = flow([], { steps: { a: { ...step, save: 'pay' } } });
    save(storage, 'k', defined(under), 'a', { card: 'a field of its own', pay: { a: 'x', card: { complete: true } } });
    expect(JSON.parse(storage.getItem('k') ?? '')).toMatchObject({ context: { card: 'a field of its own', pay: { a: 'x' } } });
    expect(storage.getItem('k')).not.toContain('complete');
  });
  it('keeps of a purchase its receipt and no answer (S15)', () => {
    const storage = memory();
    const sold = flow([], {
      calls: { buy: { gives: ['policy'], once: 'key' } },
      steps: { a: { ...step, calls: ['buy'], next: 'end' }, end: { path: 'end', screen: 'form', title: 'Policy {policy.number}' } },
    });
    const visit = { a: 'x', key: 'k1', policy: { number: 'P1' } };
    for (const [name, context] of [['a', visit], ['end', { policy: { number: 'P1' } }]] as const) {
      expect(save(storage, 'k', defined(sold), name, visit)).toBe(true);
      expect(load(storage, 'k', defined(sold))).toEqual({ step: name, context });
    }
    expect(storage.getItem('k')).not.toContain('k1');
  });
  it('forgets what another version of the flow stored, and what is broken (I08, S-66)', () => {
    const storage = memory();
    save(storage, 'k', defined(flow([])), 'a', { a: 'x' });
    expect(versionOf(flow([]))).not.toBe(versionOf(flow([], { steps: { a: { ...step, form: { schema: { type: 'object' } } } } })));
    expect(load(storage, 'k', defined(flow([], { afresh: true })))).toBeUndefined();
    expect(storage.getItem('k')).toBeNull();
    save(storage, 'k', { flow: flow([]), hash: versionOf(flow([]), 1) }, 'a', { a: 'x' });
    expect(load(storage, 'k', defined(flow([])))).toBeUndefined();
    for (
      const broken of [
        '', '{', 'null', '[]', '7', '{"version":1}', JSON.stringify({ version: versionOf(flow([])), step: 'gone', context: {} }),
        JSON.stringify({ version: versionOf(flow([])), step: 'a', context: [] })
      ]
    ) {
      storage.setItem('k', broken);
      expect(load(storage, 'k', defined(flow([]))), broken).toBeUndefined();
    }
  });
  it('tells once of a visit that it forgets; of none, and of a storage that is blocked, it tells nothing (I08)', () => {
    const storage = memory();
    let told = 0;
    const loads = (from: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): number => {
      load(from, 'k', defined(flow([])), () => { told += 1; });
      return told;
    };
    expect(loads(storage)).toBe(0);
    save(storage, 'k', defined(flow([])), 'a', { a: 'x' });
    expect(loads(storage)).toBe(0);
    storage.setItem('k', '{');
    expect([loads(storage), loads(storage)]).toEqual([1, 1]);
    save(storage, 'k', defined(flow([], { afresh: true })), 'a', { a: 'x' });
    expect([loads(storage), loads(storage)]).toEqual([2, 2]);
    expect(loads({ ...storage, getItem: () => { throw new DOMException('denied', 'SecurityError'); } })).toBe(2);
  });
  it('knows what was stored while pages and messages said it in other words, but for the page that buys', () => {
    const storage = memory();
    const said = (title: string, more: Partial<FlowDefinition> = {}) => flow([], {
      title, modals: { no: { type: 'info', title, message: title } },
      steps: { a: { ...step, title, content: { lead: title }, form: { schema: { type: 'object', properties: {
        a: { type: 'string', title, examples: [title] }, title: { type: 'string', title: 'Dr' },
      } } } } }, ...more,
    });
    save(storage, 'k', defined(said('Old')), 'a', { a: 'x', title: 'y' });
    expect(load(storage, 'k', defined(said('New')))).toEqual({ step: 'a', context: { a: 'x', title: 'y' } });
    const sells = (title: string) => said('Old', {
      calls: { buy: { gives: ['policy'], once: 'key' } }, steps: { a: { ...step, content: { agreed: title }, calls: ['buy'] } },
    });
    expect(versionOf(sells('I agree'))).not.toBe(versionOf(sells('I agree to everything')));
    const accepts = (title: string) => flow([], { modals: { terms: { type: 'component', title, save: 'agreed' } } });
    expect(versionOf(accepts('Terms'))).not.toBe(versionOf(accepts('Other terms')));
  });
  it('shows the receipt of a purchase also after a release with another definition (S15)', () => {
    const storage = memory();
    const sold = (more: Partial<FlowDefinition> = {}) => flow([], {
      calls: { buy: { gives: ['policy'], once: 'key' } },
      steps: { a: { ...step, calls: ['buy'], next: 'end' }, end: { path: 'end', screen: 'form', title: 'Policy {policy.number}' } },
      ...more,
    });
    save(storage, 'k', defined(sold()), 'end', { a: 'x', policy: { number: 'P1' } });
    expect(load(storage, 'k', defined(sold({ afresh: true })))).toEqual({ step: 'end', context: { policy: { number: 'P1' } } });
    save(storage, 'k', defined(sold()), 'end', { a: 'x' });
    expect(load(storage, 'k', defined(sold({ afresh: true })))).toBeUndefined();
  });
  it('knows what was stored while the form looked otherwise, as in a browser that names countries in other words', () => {
    const storage = memory();
    const named = (title: string) => {
      const ui = { a: { 'ui:options': { choices: [{ value: 'HK', title }] } } };
      return flow([], { steps: { a: { ...step, form: { schema: step.form.schema, ui } } } });
    };
    save(storage, 'k', defined(named('Hong Kong SAR China')), 'a', { a: 'HK' });
    expect(load(storage, 'k', defined(named('Hong Kong')))).toEqual({ step: 'a', context: { a: 'HK' } });
  });
  it('that throws changes nothing (quality, 0.5)', () => {
    const storage = new Proxy({} as Storage, { get: () => () => { throw new DOMException('denied', 'SecurityError'); } });
    expect(save(storage, 'k', defined(flow([])), 'a', {})).toBe(false);
    expect(load(storage, 'k', defined(flow([])))).toBeUndefined();
  });
});

describe('the questions of a survey', () => {
  const survey = { path: 'a', screen: 'survey', title: 'A', survey: { form: 'questions', answers: 'answers', trail: 'trail' } } as const;
  const flow = { id: 'f', code: 'f', base: 'f', title: 'F', start: 'a', calls: {}, steps: { a: survey } } as const;
  const questions = { screens: { roof: { question: 'Roof?' } } };
  const counting = () => {
    const kept = new Map<string, string>();
    const writes: string[] = [];
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => { writes.push(key); kept.set(key, value); },
      removeItem: (key: string) => { kept.delete(key); },
    };
    return { kept, writes, storage };
  };
  it('are written once and not again with every answer', () => {
    const { storage, writes } = counting();
    const first = { questions, answer: 1 };
    save(storage, 'k', defined(flow), 'a', first);
    save(storage, 'k', defined(flow), 'a', { questions, answer: 2 }, first);
    expect(writes).toEqual(['k/questions', 'k', 'k']);
    expect(storage.getItem('k')).not.toContain('Roof?');
    expect(load(storage, 'k', defined(flow))).toEqual({ step: 'a', context: { questions, answer: 2 } });
  });
  it('are written again when they change, and gone when they are cleared', () => {
    const { storage, kept } = counting();
    const other = { screens: {} };
    save(storage, 'k', defined(flow), 'a', { questions });
    save(storage, 'k', defined(flow), 'a', { questions: other }, { questions });
    expect(load(storage, 'k', defined(flow))).toEqual({ step: 'a', context: { questions: other } });
    save(storage, 'k', defined(flow), 'a', {}, { questions: other });
    expect([...kept.keys()]).toEqual(['k']);
  });
  it('that are broken make the whole visit start anew, and nothing of it stays stored (I08)', () => {
    const { storage, kept } = counting();
    save(storage, 'k', defined(flow), 'a', { questions, answer: 1 });
    kept.set('k/questions', '{"screens":');
    expect(load(storage, 'k', defined(flow))).toBeUndefined();
    expect([...kept.keys()]).toEqual([]);
  });
});
