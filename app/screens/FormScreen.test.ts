import { describe, expect, it } from 'vitest';
import { withoutPrefilled } from './FormScreen';

const email = { 'ui:widget': 'email', 'ui:options': { hideWhenKnown: true } };
const step = { path: 'd', screen: 'form', title: 'D', save: 'who',
  form: { schema: { type: 'object', properties: { email: { type: 'string' } } }, ui: { email } } };
const flow = { id: 'f', code: 'f', base: 'f', title: 'F', start: 'd', calls: {}, steps: { d: step },
  prefill: { 'who.email': 'account.email' } };
const widget = (context: object, facts: object): unknown =>
  (withoutPrefilled(flow, step, step.form, context as never, facts as never)?.ui?.email as Record<string, unknown>)['ui:widget'];

describe('a logged-in visitor', () => {
  it('is not asked for the e-mail of the account (RC-063)', () => {
    expect(widget({ who: { email: 'a@b.example' } }, { account: { email: 'a@b.example' } })).toBe('hidden');
  });
  it('is asked when another one was typed before, and so is everybody else (RC-062)', () => {
    expect(widget({ who: { email: 'c@d.example' } }, { account: { email: 'a@b.example' } })).toBe('email');
    expect(widget({ who: { email: 'c@d.example' } }, {})).toBe('email');
  });
});
