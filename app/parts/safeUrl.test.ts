import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '../../tests/support/hostile';
import { safeUrl } from './safeUrl';

describe('safeUrl (S3)', () => {
  it.each(['/documents/platinum.pdf', 'https://partner.example/policy.pdf?v=2'])('lets %s through', (url) =>
    expect(safeUrl(url)).toBe(url));
  it.each([...hostileAddresses, 'https:evil.example', 'http://evil.example', 'ftp://x', '', 7, undefined, null])('refuses %j', (url) =>
    expect(safeUrl(url)).toBeUndefined());
});
