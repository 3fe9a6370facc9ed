import { expect, it } from 'vitest';
import { shortened, shortenedJson } from './shortened';

const [method, token] = ['pm_9f0c1a2b3c4d5e6f708192a3b4c541d2', 'tok_9f0c1a2b3c4d5e6f708192a3b4c541d2'];
it.each([
  ['ines@example.com', 'i…@example.com'],
  ['Ines Okafor <ines.okafor+car@mail.example.co.za>, call', 'Ines Okafor <i…@mail.example.co.za>, call'],
  [method, 'pm_…41d2'],
  [token, 'tok_…41d2'],
  [`carsafe_${method}`, 'carsafe_pm_…41d2'],
  ['rcq_9f0c1a2b3c4d5e6f708192a3b4c541d2', 'rcq_9f0c1a2b3c4d5e6f708192a3b4c541d2'],
  ['save@http://shop.example/a.js:1:2', 'save@http://shop.example/a.js:1:2'],
])('%s is shown as %s', (whole, shown) => { expect(shortened(whole)).toBe(shown); });
it('reaches every text of a value and nothing else', () => {
  expect(shortenedJson({ rows: [{ email: 'ines@example.com', amount: 5954, used_by: method, gone: null }] }))
    .toEqual({ rows: [{ email: 'i…@example.com', amount: 5954, used_by: 'pm_…41d2', gone: null }] });
});
