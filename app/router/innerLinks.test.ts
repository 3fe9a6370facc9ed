import { expect, it } from 'vitest';
import { isInner } from './innerLinks';

const here = new URL('http://acme.localhost:4300/rental-car-insurance');
const inner = (href: string): boolean => isInner(new URL(href, here), here, [{ base: 'rental-car-insurance' }]);

it('moves within the page between the shop’s own pages', () => {
  for (const href of ['/', '/rental-car-insurance', '/rental-car-insurance/plans?a=1', '/embed/v1/rental-car-insurance/plans'])
    expect(inner(href)).toBe(true);
});
it('leaves documents, the API, the console and other hosts to the browser', () => {
  for (const href of [
    '/documents/a.pdf',
    '/api/x',
    '/sandbox',
    '/gallery',
    '/rental-car-insurances',
    'https://evil.example/rental-car-insurance',
    'javascript:alert(1)',
    'mailto:a@example.com',
    'http://localhost:4301/',
  ])
    expect(inner(href)).toBe(false);
});
