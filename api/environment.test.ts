import { describe, expect, it } from 'vitest';
import { detectEnvironment } from './environment';

describe('the device in X-Environment (CH-001)', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36', 'Chrome 156', 'Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0',
      'Edge 156', 'Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari 19', 'iOS',
    ],
    ['Mozilla/5.0 (Android 16; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0', 'Firefox 153', 'Android'],
    ['', 'unknown', 'unknown'],
  ])('%s', (userAgent, browser, os) => {
    expect(detectEnvironment(userAgent)).toMatchObject({ browser, os });
  });
});
