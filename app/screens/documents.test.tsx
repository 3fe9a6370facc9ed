import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ScreenProps } from './types';
import { Screen as AddOns } from './addOns/AddOnsScreen';
import { PlanCards } from './plans/PlanCards';

/** The names of the links, as a screen reader lists them. */
const links = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*>(.*?)<\/a>/gsu)].map(([, inside = '']) => inside.replaceAll(/<[^>]*>/gu, ''));

it('the documents of several plans, or of several add-ons, are told apart by the names of their links (WCAG 2.4.4)', () => {
  const plan = (title: string) => ({ id: title, title, price: '$1', document: `/documents/${title}.pdf`, value: {} });
  const content = { documentLink: 'Policy', per: '', choose: 'Select Plan' };
  const plans = { plans: [plan('Plus'), plan('Essential')], content, context: {} };
  expect(links(renderToString(<PlanCards {...(plans as unknown as Parameters<typeof PlanCards>[0])} />)))
    .toEqual(['Policy, Plus (opens in a new tab)', 'Policy, Essential (opens in a new tab)']);

  const addOn = (title: string) => ({ value: title, title, amount: 1, price: 1, document: `/documents/${title}.pdf` });
  const step = { name: 'addOns', title: 'Add-ons', content: { list: 'addOns', documentLink: 'Wording', skip: 'Skip' } };
  const context = { addOns: [addOn('Keys'), addOn('Wallet')] };
  const view = { step: 'addOns', context, answers: {}, missing: [], busy: false, back: false };
  const props = { flow: { id: 'x', title: 'X', steps: {} }, step, view, send: () => undefined };
  expect(links(renderToString(<AddOns {...(props as unknown as ScreenProps)} />)))
    .toEqual(['Wording, Keys (opens in a new tab)', 'Wording, Wallet (opens in a new tab)']);
});
