import strings from 'big-list-of-naughty-strings' with { type: 'json' };
import type { Page } from '@playwright/test';
import { answersInstead, harmIn, straysOf } from './support/hostile';
import { Renters } from './support/survey';
import { expect, test } from './support/test';

/** Each text that software is known to stumble over; of a blank one nothing can be read. */
const texts = [...new Set(strings as readonly string[])].filter((text) => text.trim() !== '');

const few = 5;
/** What a survey of one screen may ask with them. */
const asked = {
  'label and hint': texts.map((text, index) => ({ key_name: `field_${index}`, field_type: 'text', label: text, help_text: text })),
  // A few at a time: a long list is one to search in.
  'choice and its hint': Array.from({ length: Math.ceil(texts.length / few) }, (_, index) => ({
    key_name: `choice_${index}`, field_type: 'single_select', widget: 'radio', label: 'Choice',
    settings: { choices: texts.slice(index * few, (index + 1) * few).map((text) => ({ value: text, title: text, help_text: text })) },
  })),
};

/** How often each text stands in the page, alone and letter for letter. */
const counts = (page: Page): Promise<Readonly<Record<string, number>>> => page.evaluate(() => {
  const found: Record<string, number> = {};
  const walker = document.createTreeWalker(document.querySelector('main') as HTMLElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    found[text] = (found[text] ?? 0) + 1;
  }
  return found;
});

for (const [what, fields] of Object.entries(asked)) {
  test(`every text that software is known to stumble over is shown letter for letter, as ${what}, and does nothing (S2)`,
    async ({ page, person }) => {
    const [question = ''] = texts;
    const dynamic_form = { start_screen_id: 'one', screens: { one: { question, next_screen_id: null, fields } } };
    await answersInstead(page, '/api/', (body) =>
      (typeof body === 'object' && body !== null && 'dynamic_form' in body ? { ...body, dynamic_form } : body));
    const strayed = straysOf(page);
    const renters = new Renters(page, person);
    await renters.startsAtLanding();
    await renters.fillsHome();
    await renters.next();
    await renters.isAt('survey', question);
    expect(texts.length).toBeGreaterThan(400);
    const shown = await counts(page);
    expect(texts.filter((text) => (shown[text] ?? 0) < 2)).toEqual([]);
    expect(await harmIn(page)).toEqual([]);
    expect(strayed).toEqual([]);
  });
}
