import { describe, expect, it } from 'vitest';
import { createClock } from '../clock';
import { createRules } from '../rules/createRules';
import { formOfScreen } from './dynamicForm';
import { readDynamicForm } from './read';
import { regexReady } from './regex';

const rules = createRules({ clock: createClock(() => 0) });
const made = (regex: string, more: object = {}) => {
  const odd: string[] = [];
  const { screens } = readDynamicForm(
    { start_screen_id: 'a', screens: { a: { fields: [{ key_name: 'x', label: 'Policy', required: true, settings: { regex }, ...more }] } } }
  );
  const form = formOfScreen(screens.a as never, (message) => odd.push(message));
  return { form, odd, passes: (x: unknown) => rules.valid(form.schema, { x }) };
};

describe('a pattern of the server', () => {
  it('must match the whole value, once its engine is there; until then the value passes (SV-026, SV-052)', async () => {
    const { form, passes } = made('[A-Z]{2}\\d+');
    expect(passes('nonsense')).toBe(true);
    await regexReady();
    expect(['AB12', ' AB12 ', 'xAB12', 'AB12x', 'nonsense'].map(passes)).toEqual([true, true, false, false, false]);
    expect(rules.errors(form.schema, { x: 'nonsense' })).toMatchObject([{ path: ['x'], keyword: 'format' }]);
    expect(JSON.stringify(form)).not.toContain('"pattern"');
  });
  it('on an e-mail asks for both', async () => {
    const { passes } = made('.*@example\\.com', { field_type: 'email' });
    await regexReady();
    expect(['a@example.com', 'a@example.org', '@example.com'].map(passes)).toEqual([true, false, false]);
  });
  it('on the postal code of an interested party asks for both: it has five characters as well (SV-052, SV-053)', async () => {
    const { form } = made('\\d+', { key_name: 'interested_party_postal' });
    await regexReady();
    expect(['43215', '4321a', '4321', '432156'].map((postal) => rules.valid(form.schema, { interested_party_postal: postal })))
      .toEqual([true, false, false, false]);
  });
  it('is judged by its own text and by its field type', async () => {
    const [digits, letters, email] = [made('\\d+@?.*'), made('[a-z]+@?.*'), made('\\d+@?.*', { field_type: 'email' })];
    await regexReady();
    expect(
      [digits.passes('12'), letters.passes('12'), email.passes('12'), email.passes('12@example.com')]
    ).toEqual([true, false, false, true]);
  });
  it.each(
    ['(', '(?=a)b', '(a)\\1', '[z-a]', 'a{5000}', '(?<n', 'x'.repeat(5000), '\\p{L}{1000}'.repeat(90),
      '((\\w{1,9}){9}){9}[(\\])]'.repeat(3)]
  )('that cannot be judged blocks nobody and is told once: %.20s (S13)', async (regex) => {
    const { odd, passes } = made(regex);
    await regexReady();
    expect([passes('anything'), passes('anything else')]).toEqual([true, true]);
    expect(odd).toHaveLength(1);
  });
  it.each(['\\p{L}{1,50}( \\p{L}{1,50})*', '(\\w{1,9} ?){1,99}', '[({]?.{1,1000}[)}]?'])(
    'of the usual length is judged: %s (SV-052)', async (regex) => {
    const { odd, passes } = made(regex);
    await regexReady();
    expect([passes('a name'), passes('\n'), odd]).toEqual([true, false, []]);
  });
  it('is not judged where that takes too long, and this is told (S13)', async () => {
    const { odd, passes } = made('(a{1,500})+b');
    await regexReady();
    expect([passes('a'.repeat(50)), passes('a'.repeat(10_000)), odd]).toEqual([false, true, [expect.stringContaining('is too costly')]]);
  });
  it('cannot hold up the page, whatever it is (S13)', async () => {
    const evil = [
      '^(a+)+$', '(a|a)*b', '(a|aa)+$', '([a-zA-Z]+)*@', '(x+x+)+y', '(.*a){20}b', '(.*)*(.*)*(.*)*b', '(\\w+\\s?)*!', '(a{1,500})+b',
      '(\\p{L}{1,100}){1,10}x', '(?:a?){500}a{500}', '[\\s\\S]{1,900}[a-z]{1,900}!', '(a*)*c|(b*)*c', '^(([a-z])+.)+[A-Z]([a-z])+$'
    ];
    const fields = evil.map((regex) => made(regex));
    await regexReady();
    // A browser's engine would not come back from the first of these within the age of the universe.
    for (const { passes } of fields) {
      for (const value of [`${'a'.repeat(60)}!`, 'a'.repeat(10_000), 'ab '.repeat(3000)]) expect(typeof passes(value)).toBe('boolean');
    }
    expect([fields[0]?.passes('aaaa'), fields[0]?.passes(`${'a'.repeat(60)}!`)]).toEqual([true, false]);
  });
});
