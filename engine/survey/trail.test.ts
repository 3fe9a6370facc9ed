import { describe, expect, it } from 'vitest';
import { createClock } from '../clock';
import { createRules } from '../rules/createRules';
import type { Context, SurveyUse } from '../types';
import { createSurveyKit } from './kit';
import { withoutRepeats } from './warnings';
import { readDynamicForm } from './read';
import { sequenceOf } from './sequence';

const use: SurveyUse = { form: 'form', answers: 'answers', trail: 'trail', reply: 'reply', skip: ['pni_first_name'] };
const odd: string[] = [];
const onWarning = withoutRepeats((message) => odd.push(message));
const kit = createSurveyKit({ onWarning });
const rules = createRules({ clock: createClock(() => 0) });

type Raw = Readonly<Record<string, unknown>>;
const text = (key: string): Raw => ({ key_name: key, label: key, field_type: 'text', required: true });
const pets: Raw = {
  key_name: 'pets', label: 'Pets', field_type: 'multi select',
  settings: { choices: [{ value: 'dog', next_screen_id: 'dog' }, { value: 'cat', next_screen_id: 'cat' }, { value: 'none' }] }
};
const screen = (id: string, next: string | null, ...fields: readonly Raw[]): readonly [string, Raw] =>
  [id, { id, question: `Screen ${id}?`, next_screen_id: next, fields }];
const formOf = (start: string, ...screens: readonly (readonly [string, Raw])[]) =>
  readDynamicForm({ start_screen_id: start, screens: Object.fromEntries(screens) }, onWarning);
/** a → b → c; a dog asks for its breed, and a big one for its weight. */
const form = formOf(
  'a', screen('a', 'b', pets), screen('b', 'c', text('b')), screen('c', null, text('c')), screen('dog', 'breed', text('dog')),
  screen('breed', 'b', text('breed')), screen('cat', null, text('cat'))
);

const begin = (context: Context): Context => ({ answers: {}, ...context, trail: kit.start(use, { answers: {}, ...context }) });
const patched = (context: Context, patch: Readonly<Record<string, unknown>> | undefined): Context =>
  Object.fromEntries(Object.entries({ ...context, ...patch }).filter(([, value]) => value !== undefined));
const next = (context: Context, data: Readonly<Record<string, unknown>> = {}, said?: string | null): Context => {
  const changed = patched(context, kit.change(use, context, { ...kit.answers(use, context), ...data }));
  const replied = said === undefined ? changed : { ...changed, reply: { next_screen_id: said } };
  return patched(replied, kit.advance(use, replied));
};
const back = (context: Context): Context => patched(context, kit.retreat(use, context));
const at = (context: Context): string | undefined => kit.stop(use, context)?.id;
const ids = (context: Context): readonly string[] =>
  sequenceOf(context.form as typeof form, context.trail as never, use.skip).stops.map(({ id }) => id);

describe('a walk through the survey', () => {
  it('follows next_screen_id from the start screen to the end (SV-032, SV-034)', () => {
    const start = begin({ form });
    expect([at(start), kit.stop(use, start)]).toEqual(
      ['a', {
        id: 'a', question: 'Screen a?', rejects: false, asksMailingAddress: false, startsBranch: false, number: 1, total: 3, totals: [3],
      }]
    );
    const c = next(next(start, { pets: ['none'] }), { b: '1' });
    expect(at(c)).toBe('c');
    expect(kit.isComplete(use, c, rules)).toBe(false);
    const end = next(c, { c: '2' });
    expect(end.trail).toEqual({ at: 'c', ended: true });
    expect(kit.isComplete(use, end, rules)).toBe(true);
  });
  it('is open again when an answer changes after the end, and incomplete with a wrong answer before (SV-038)', () => {
    const end = next(next(next(begin({ form }), { pets: ['none'] }), { b: '1' }), { c: '2' });
    expect(patched(end, kit.change(use, end, { c: '3' })).trail).toEqual({ at: 'c' });
    expect(kit.isComplete(use, { ...end, answers: { c: '2', b: ' ' } }, rules)).toBe(false);
  });
  it('inserts the branch of an answer after its screen, then resumes (SV-033, S-01)', () => {
    const dog = next(begin({ form }), { pets: ['none', 'dog', 'cat'] });
    expect(kit.stop(use, dog)).toMatchObject({ id: 'dog', startsBranch: true, number: 2, total: 5, totals: [3, 5] });
    expect(ids(dog)).toEqual(['a', 'dog', 'breed', 'b', 'c']);
    expect(kit.stop(use, next(dog, { dog: 'Rex' }))).toMatchObject({ id: 'breed', startsBranch: false });
  });
  it('goes where the server says rather than where the choice does, and uses its word once (S-01)', () => {
    const cat = next(begin({ form }), { pets: ['dog'] }, 'cat');
    expect(ids(cat)).toEqual(['a', 'cat', 'b', 'c']);
    expect(cat).not.toHaveProperty('reply');
    expect(at(next(cat, { cat: 'Tom' }))).toBe('b');
    expect(at(next(begin({ form }), { pets: ['dog'] }, 'b'))).toBe('b');
    expect(at(next(begin({ form }), { pets: ['dog'] }, null))).toBe('dog');
    expect(at(next(begin({ form }), { pets: ['none'] }, 'no such screen'))).toBe('b');
  });
  it('lets a branch branch, also on its last screen and on the last of all', () => {
    const nested = next(next(begin({ form }), { pets: ['dog'] }), { dog: 'Rex' }, 'cat');
    expect(ids(nested)).toEqual(['a', 'dog', 'cat', 'breed', 'b', 'c']);
    const late = next(next(next(begin({ form }), { pets: ['none'] }), { b: '1' }), { c: '1' }, 'cat');
    expect([at(late), ids(late)]).toEqual(['cat', ['a', 'b', 'c', 'cat']]);
    expect(next(late, { cat: 'Tom' }).trail).toEqual({ at: 'cat', replies: [['c', 'cat']], ended: true });
  });
});

describe('the sequence of a trail', () => {
  const trail = { at: 'a' };
  const idsOf = (...args: Parameters<typeof sequenceOf>) => sequenceOf(...args).stops.map(({ id }) => id);
  it('follows the form, the trail and the skipped keys, each changed in turn (SV-032, SV-037)', () => {
    expect(idsOf(form, trail, [])).toEqual(['a', 'b', 'c']);
    const shorter = formOf('a', screen('a', 'c', text('a')), screen('c', null, text('c')));
    expect(idsOf(shorter, trail, [])).toEqual(['a', 'c']);
    expect(idsOf(form, trail, [])).toEqual(['a', 'b', 'c']);
    expect(idsOf(form, trail, ['b'])).toEqual(['a', 'c']);
    expect(idsOf(form, trail, [])).toEqual(['a', 'b', 'c']);
    expect(idsOf(form, { at: 'b', replies: [['a', 'cat']] }, [])).toEqual(['a', 'cat', 'b', 'c']);
  });
  it('is computed once for a trail, form and skipped keys: a press reads it some twenty times', () => {
    const skip = ['b'];
    expect(sequenceOf(form, trail, skip)).toBe(sequenceOf(form, trail, skip));
  });
});

describe('Back', () => {
  it('blanks the screen before and drops what was typed on the one left (SV-035, C-02)', () => {
    const b = next(begin({ form }), { pets: ['none'] });
    const typed = patched(b, kit.change(use, b, { b: 'half' }));
    expect(back(typed)).toMatchObject({ trail: { at: 'a' }, answers: {} });
    expect(kit.retreat(use, begin({ form }))).toBeUndefined();
  });
  it('from the first screen of a branch removes the branch with its answers (SV-036)', () => {
    const dog = next(begin({ form }), { pets: ['dog'] });
    const stored = { ...dog, answers: { ...(dog.answers as object), breed: 'kept from a visit before', c: 'stays' } };
    const a = back(stored);
    expect(a.answers).toEqual({ c: 'stays' });
    expect(ids(a)).toEqual(['a', 'b', 'c']);
    expect(ids(next(a, { pets: ['none'] }))).toEqual(['a', 'b', 'c']);
  });
  it('from behind a branch goes to its last screen and keeps the branch', () => {
    const b = next(next(next(begin({ form }), { pets: ['dog'] }), { dog: 'Rex' }), { breed: 'Pug' });
    expect([at(b), at(back(b)), ids(back(b))]).toEqual(['b', 'breed', ['a', 'dog', 'breed', 'b', 'c']]);
  });
  it('keeps an answer that an earlier screen asks as well', () => {
    const twice = formOf('a', screen('a', 'b', text('same')), screen('b', 'c', text('other')), screen('c', null, text('same')));
    const c = next(next(begin({ form: twice }), { same: '1' }), { other: '2' });
    expect(back(c).answers).toEqual({ same: '1' });
  });
  it('after the end opens the survey again', () => {
    const end = next(next(next(begin({ form }), { pets: ['none'] }), { b: '1' }), { c: '2' });
    expect(back(end)).toMatchObject({ trail: { at: 'b' }, answers: { pets: ['none'] } });
  });
});

describe('screens that are answered elsewhere', () => {
  const insured = screen('me', 'b', text('pni_first_name'));
  it('are skipped at the start, in the middle and in a branch (SV-037, S-06)', () => {
    expect(at(begin({ form: formOf('me', insured, screen('b', null, text('b'))) }))).toBe('b');
    expect(ids(begin({ form: formOf('a', screen('a', 'me', text('a')), insured, screen('b', null, text('b'))) }))).toEqual(['a', 'b']);
    const branching = formOf('a', screen('a', null, text('a')), insured, screen('b', null, text('b')));
    expect(kit.stop(use, next(begin({ form: branching }), { a: '1' }, 'me'))).toMatchObject({ id: 'b', startsBranch: true });
  });
  it('may be all there are: the survey is over before it began (S-07)', () => {
    const context = begin({ form: formOf('me', insured) });
    expect(context.trail).toEqual({});
    expect(
      [kit.hasValidTrail(use, context), kit.stop(use, context), kit.form(use, context), kit.isComplete(use, context, rules)]
    ).toEqual([true, undefined, undefined, true]);
  });
});

describe('a form that cannot be walked', () => {
  it('ends at an unknown id and at a screen it has been through, and says so (S-04)', () => {
    odd.length = 0;
    expect(ids(begin({ form: formOf('a', screen('a', 'gone')) }))).toEqual(['a']);
    expect(ids(begin({ form: formOf('a', screen('a', 'b'), screen('b', 'a')) }))).toEqual(['a', 'b']);
    expect(odd).toEqual([expect.stringContaining('"gone"'), expect.stringContaining('lead back to "a"')]);
  });
  it('may name its screens as it likes (S12)', () => {
    const names = ['__proto__', 'constructor', 'toString', '', 'a.b'];
    const chain = formOf('__proto__', ...names.map((id, index) => screen(id, names[index + 1] ?? null, text('x'))));
    expect(ids(begin({ form: chain }))).toEqual(names);
    expect(at(next(begin({ form: chain }), { x: '1' }))).toBe('constructor');
    expect(ids(begin({ form: formOf('a', screen('a', 'toString')) }))).toEqual(['a']);
  });
});

describe('a stored trail', () => {
  it('fits while its screen is in the sequence', () => {
    const b = next(begin({ form }), { pets: ['none'] });
    expect(kit.hasValidTrail(use, JSON.parse(JSON.stringify(b)) as Context)).toBe(true);
    expect(kit.hasValidTrail(use, { ...b, form: formOf('x', screen('x', null)) })).toBe(false);
    expect(kit.hasValidTrail(use, { ...b, trail: { at: 'dog' } })).toBe(false);
  });
  it('with a word for the screen that shows goes by the new word', () => {
    expect(next({ form, answers: {}, trail: { at: 'a', replies: [['a', 'dog']] } }, { pets: ['none'] }).trail).toEqual({ at: 'b' });
  });
  it('that is none, or belongs to no form, harms nobody', () => {
    for (const trail of [null, 7, [], { at: 1 }, { replies: [1] }, { at: 'a', replies: [['a']] }]) {
      expect(kit.hasValidTrail(use, { form, trail }), JSON.stringify(trail)).toBe(false);
    }
    for (const broken of [undefined, null, 7, [], {}, { screens: [] }]) {
      const context = { form: broken, trail: { at: 'a' }, answers: 7 };
      expect(
        [
          kit.stop(use, context), kit.form(use, context), kit.answers(use, context), kit.advance(use, context),
          kit.isComplete(use, context, rules)
        ],
        JSON.stringify(broken)
      ).toEqual([undefined, undefined, {}, {}, false]);
    }
  });
});

describe('what a screen says of itself', () => {
  it('has help, a disclaimer, and flags as a list or as a map (SV-002, SV-005, SV-007, S-05)', () => {
    const rich = formOf(
      'a',
      [
        'a',
        {
          question: 'No?', help_text: 'Because', bottom_text: 'Small print', flags: { reject_form: true, other: false },
          fields: [{ key_name: 'where', settings: { flags: ['has_mailing_address'] } }]
        }
      ]
    );
    expect(kit.stop(use, begin({ form: rich }))).toMatchObject(
      { id: 'a', help: 'Because', bottom: 'Small print', rejects: true, asksMailingAddress: true }
    );
    const listed = formOf('a', ['a', { flags: ['reject_form'], help_text: null, fields: [text('has_mailing_address')] }]);
    expect(kit.stop(use, begin({ form: listed }))).toMatchObject({ question: '', rejects: true, asksMailingAddress: true });
    expect(kit.stop(use, begin({ form: listed }))).not.toHaveProperty('help');
    expect(kit.stop(use, begin({ form: formOf('a', ['a', { flags: { reject_form: false } }]) }))).toMatchObject({ rejects: false });
  });
});

it('tells two places apart: another screen, another branch, the end', () => {
  const start = begin({ form });
  const states = [
    start, next(start, { pets: ['none'] }), next(start, { pets: ['dog'] }), next(start, { pets: ['cat'] }),
    next(next(start, { pets: ['none'] }), { b: '1' }), next(next(next(start, { pets: ['none'] }), { b: '1' }), { c: '1' })
  ];
  expect(new Set(states.map((state) => kit.place(use, state))).size).toBe(states.length);
});
