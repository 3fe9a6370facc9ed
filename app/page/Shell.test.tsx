import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Shell } from './Shell';

it('a phone number of the site can be called, and another text in its place is read only', () => {
  const header = (support_phone: string): string =>
    renderToString(<Shell site={{ title: 'Acme', verticals: [], settings: { support_phone } }} embedded={false}>Page</Shell>);
  expect(header('(555) 010-0142')).toContain('href="tel:5550100142"');
  expect(header('by post')).toContain('by post');
  expect(header('by post')).not.toContain('tel:');
});
