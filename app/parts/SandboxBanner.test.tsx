import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SandboxBanner } from './SandboxBanner';

const notice = { label: 'Sandbox', text: 'No card is charged.' };

it('says first, and in red, what an operator must know', () => {
  const drawn = renderToStaticMarkup(<SandboxBanner notice={{ ...notice, warning: 'Nothing is kept.' }} />);
  const [warning, own] = [drawn.indexOf('<aside class="banner warning" aria-label="Warning">'), drawn.indexOf('<aside class="banner" ')];
  expect([warning, own > drawn.indexOf('Nothing is kept.')]).toEqual([0, true]);
  expect(renderToStaticMarkup(<SandboxBanner notice={notice} />)).not.toContain('warning');
});
