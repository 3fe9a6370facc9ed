import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';

const partner = { PARTNER_API_URL: 'https://partner.example' };
/** What the operator reads; an empty text where the settings are accepted. */
function refusal(environment: Readonly<Record<string, string>>): string {
  try {
    readSettings(environment);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('the key of the cards', () => {
  it('that is not a publishable one is refused and never repeated: every page would show it', () => {
    for (const key of ['sk_live_secret123', 'rk_live_secret123', 'PK_live_secret123', 'secret123']) {
      for (const more of [{}, partner]) {
        const said = refusal({ ...more, STRIPE_PUBLISHABLE_KEY: key });
        expect(said).toMatch(/^STRIPE_PUBLISHABLE_KEY must be a publishable key, which begins with pk_/);
        expect(said).not.toContain('secret123');
      }
    }
  });
  it('takes real cards only where a real partner sells', () => {
    expect(refusal({ STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toMatch(/^STRIPE_PUBLISHABLE_KEY is a live key.* PARTNER_API_URL/);
    expect(readSettings({ ...partner, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }).stripeKey).toBe('pk_live_1');
    expect(readSettings({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }).stripeKey).toBe('pk_test_1');
  });
});
