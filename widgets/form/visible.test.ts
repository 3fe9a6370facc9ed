import { describe, expect, it } from 'vitest';
import { nothingSeen, toErrorSchema, visible, type Problem } from './visible';

const empty: Problem = { key: 'agency', path: ['agency'], keyword: 'required', text: 'Choose the rental agency' };
const wrong: Problem = { key: 'email', path: ['email'], keyword: 'format', text: 'E-mail must look like name@example.com' };

describe('which errors are shown', () => {
  it('shows none before the first action', () => expect(visible([empty, wrong], nothingSeen)).toEqual([]));
  it('shows a wrong value when its field is left, never an empty one (quality 5)', () => {
    expect(visible([empty, wrong], { ...nothingSeen, left: new Set(['agency', 'email']) })).toEqual([wrong]);
  });
  it('shows nothing new while the field is typed in', () => {
    expect(visible([wrong], { asked: new Set(), left: new Set(['email']), focus: { key: 'email' } })).toEqual([]);
  });
  it('drops the message of a wrong value as soon as its field is emptied (quality 5)', () => {
    const seen = { asked: new Set<string>(), left: new Set(['agency']), focus: { key: 'agency', text: 'Choose the agency from the list' } };
    expect(visible([empty], seen)).toEqual([]);
  });
  it('shows all after a refused submit, and keeps the message while a field is edited', () => {
    const asked = new Set(['agency', 'email']);
    expect(visible([empty, wrong], { asked, left: new Set() })).toHaveLength(2);
    expect(visible([wrong], { asked, left: new Set(), focus: { key: 'email', text: 'Enter the e-mail' } })[0]?.text)
      .toBe('Enter the e-mail');
    expect(visible([], { asked, left: new Set(), focus: { key: 'email', text: 'Enter the e-mail' } })).toEqual([]);
  });
});

it('passes errors by path, also to a field named __proto__', () => {
  const made =
    toErrorSchema([{ ...wrong, path: ['driver', 'email'] }, { ...empty, path: ['driver', 'agency'] },
    { ...empty, path: ['__proto__'] }]) as Record<string, Record<string, unknown>>;
  expect(made.driver).toEqual({ email: { __errors: [wrong.text] }, agency: { __errors: [empty.text] } });
  expect(Object.keys(made)).toEqual(['driver', '__proto__']);
  expect({}).not.toHaveProperty('__errors');
});
