import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getPath } from '#engine';
import { describe, expect, it } from 'vitest';
import { proveFlow } from '../model/proveFlow';
import { ines } from '../support/people';
import { snippetsIn, withSnippet } from '../support/snippets';
import { openTown, visitor } from '../support/visitor';
import { lineOf, writtenLine } from '../support/writtenLine';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(resolve(root, 'flows/tutorial.md'), 'utf8');
const [mistake, ...changes] = snippetsIn(page, 'yaml');

describe('the tutorial', () => {
  it('shows the finding of its mistake as npm run check prints it', async () => {
    const typed = writtenLine('dog').replace('next: about', 'next: abuot');
    expect(mistake?.text).toContain('next: abuot');
    const { printed } = await lineOf(typed, 'flows/dog/line.yaml');
    expect(snippetsIn(page, 'text').map(({ text }) => text.split('\n').slice(0, -2))).toEqual([printed]);
  });
  it('names commands that there are', () => {
    interface Package { readonly scripts: Readonly<Record<string, string>> }
    const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as Package;
    const named = [...page.matchAll(/npm (?:run )?([a-z-]+)/g)].map(([, script = '']) => script);
    expect(new Set(named)).toEqual(new Set(['start', 'new-line', 'check', 'prove']));
    expect(named.filter((script) => scripts[script] === undefined)).toEqual([]);
  });
  it('changes a line that is right after each step, complete in the end, and sold for the prices it names', async () => {
    let text = writtenLine('dog');
    for (const { heading, text: change } of changes) {
      text = withSnippet(text, change);
      expect((await lineOf(text)).findings, heading).toEqual([]);
    }
    const { line } = await lineOf(text);
    const { complete, broken, dead } = await proveFlow(await line.entry.product());
    expect({ complete, broken, dead }).toEqual({ complete: true, broken: 0, dead: [] });

    const town = await openTown({ files: [line] });
    try {
      const visit = await visitor(town, 'dog', { siteName: 'everything' });
      await visit.goesOn({ ...ines, policyStartDate: '2026-03-20' });
      const about = { use: 'home', worth: 800, size: 'medium' };
      await visit.isAt('about').goesOn({ ...about, born: '2026-02-10' });
      await visit.isAt('about').sees('tooYoung').dismisses();
      await visit.goesOn({ ...about, born: '2021-02-10' });
      await visit.isAt('owner').goesOn(ines);
      const plans = visit.isAt('plans').context.plans as readonly { readonly information: { readonly pricing_title: string } }[];
      const prices = plans.map(({ information }) => information.pricing_title.replace('/month', ''));
      expect(page).toContain(`The plans cost ${prices.join(' and ')} a month`);
      await visit.goesOn();
      await visit.isAt('payment').goesOn(ines);
      expect(getPath(visit.isAt('confirmation').context, 'purchase.policy_number')).toMatch(/^DO-2026-\d{7}$/);
    } finally {
      await town.close();
    }
  });
});
