import { describe, expect, it } from 'vitest';
import { headline } from './status';

describe('headline (PY-026)', () => {
  it('says that a pending policy is in review', () => expect(headline('pending_approval')).toBe('Your policy is pending review.'));
  it.each([undefined, 'approved', 'active', 'anything else'])('says that all is set when the status is %s (PY-025, S-51)', (status) =>
    expect(headline(status)).toBe("You're all set!"));
});
