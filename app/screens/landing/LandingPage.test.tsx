import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#flows';
import type { LandingContent } from '#schemas/line';
import type { SiteInfo } from '#api/contracts/site';
import { LandingPage } from './LandingPage';

const site = (settings: SiteInfo['settings'] = {}): SiteInfo => ({ title: 'Kestrel', verticals: [], settings });
const page = (content: LandingContent, shown = site()): string =>
  renderToString(<LandingPage content={content} title="Line" start="/line/first" site={shown} embedded={false} />)
  .replaceAll('<!-- -->', '');

describe.each(catalogue)('the front page of $id', (entry) => {
  it('has three cards, who offers it, and a last call that leads in (AS-022)', async () => {
    const content = await entry.landing();
    const html = page(content);
    for (const { title, text } of content.cards) expect(html).toContain(`<h3>${title}</h3><p class="quiet">${text}</p>`);
    expect(html.match(/<h3>/gu)).toHaveLength(3);
    expect(html).toMatch(/Offered by .*Kestrel/su);
    expect(html).toMatch(/<a class="button glow" href="\/line\/first">[^<]*Get started/u);
  });
});
it('shows the price and what customers say, in a part of its own each; without anybody’s words there is none (RN-017)', async () => {
  const content = await catalogue.find(({ id }) => id === 'renters')?.landing() as LandingContent;
  const html = page(content);
  const parts = html.split('<section').map((part) => part.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/\s+/gu, ' '));
  const price = parts.find((part) => part.includes('as low as $ 11 /month'));
  expect(price).toContain(content.price?.title);
  const said = parts.find((part) => part.includes(content.quotesTitle ?? '?'));
  expect(content.quotes).toHaveLength(3);
  for (const { text, who } of content.quotes ?? []) expect(said).toContain(`“${text}” ${who}`);
  expect(page({ ...content, quotes: [] })).not.toContain(content.quotesTitle);
});
it('shows the partner’s logo where there is one, by the site’s name, and says Get started where a line says nothing else (AS-022)',
  async () => {
  const content = await catalogue[0]?.landing() as LandingContent;
  expect(page({ ...content, banner: { ...content.banner, action: '' } }, site({ theme: { logo: '/kestrel.svg' } })))
    .toMatch(/>Get started<.*Offered by <img src="\/kestrel\.svg" alt="Kestrel"/su);
  expect(page({ ...content, banner: { ...content.banner, action: 'See prices' } })).toContain('>See prices<');
});
