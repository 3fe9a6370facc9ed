import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Step, View } from '#engine';
import type { PlansContent } from '#flows/screenContent';
import { Screen } from './PlansScreen';
import type { ScreenProps } from '../types';

const content = {
  plans: 'plans', plan: { id: 'id', title: 'title' }, layout: 'cards',
  empty: { title: 'No plans for these pets yet', text: 'None was found.' },
} as unknown as PlansContent;
const still: View = { step: 'plans', context: {}, busy: false, refreshing: false, held: false, entering: false, unready: false,
  answers: {}, missing: [], waits: false, back: 'before', progress: 0.5, done: false };
function page(view: Partial<View>, refresh?: Step['refresh']): string {
  const step = { name: 'plans', path: 'plans', screen: 'plans', title: 'Choose your plan', content, refresh };
  const props = { flow: { id: 'x', steps: {} }, step, view: { ...still, ...view }, send: () => undefined };
  return renderToString(<Screen {...(props as unknown as ScreenProps)} />).replaceAll('<!-- -->', '');
}
const refresh = { of: 'plans', calls: ['quotePlans'] };

describe('a step of plans that has none to show', () => {
  it('says that they did not come, and asks for them again, when a change of the answers called for others', () => {
    const html = page({}, refresh);
    expect(html).toContain('We could not get the plans for these answers.');
    expect(html).toMatch(/<button type="button"[^>]*>.*Try again<\/span><\/button>/su);
    expect(html).not.toContain('No plans for these pets yet');
  });
  it('says what has to be answered before they can be asked for again', () =>
    expect(page({ missing: [{ title: 'Start date' }] }, refresh))
      .toMatch(/Still needed: start date.*aria-disabled="true"[^>]*>.*Try again/su));
  it('says in the words of the line that none were found', () => {
    for (const html of [page({ context: { plans: [] } }, refresh), page({})]) {
      expect(html).toContain('No plans for these pets yet');
      expect(html).not.toContain('Try again');
    }
  });
});
