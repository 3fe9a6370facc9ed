import { describe, expect, it } from 'vitest';
import { safeUrl } from './safeUrl';

describe('safeUrl (S3)', () => {
  it.each(['/documents/platinum.pdf', 'https://partner.example/policy.pdf?v=2'])('lets %s through', (url) => expect(safeUrl(url)).toBe(url));
  it.each([
    'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', '\tjavascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example', '/\\evil.example',
    'https://partner.example@evil.example/', 'https:evil.example', 'http://evil.example', 'ftp://x', '', 7, undefined, null,
  ])('refuses %j', (url) => expect(safeUrl(url)).toBeUndefined());
});
