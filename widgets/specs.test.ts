import { findMistakes, wording } from '#engine/check';
import { expect, it } from 'vitest';
import { widgetExamples } from './examples';
import { widgetSpecs } from './specs';
import { fields, widgets } from './theme';

it('every widget says what it can answer', () => {
  const names = Object.keys({ ...widgets, ...fields }).filter((name) => /^[a-z]/.test(name));
  expect(Object.keys(widgetSpecs).toSorted()).toEqual([...names, 'hidden'].toSorted());
});

const examples = widgetExamples.flatMap((widget) => widget.examples.map((one) => [one.title, one] as const));
it.each(examples)('%s suits its field', (_title, { schema, ui }) => {
  const flow = { id: 'a', code: 'a', base: 'a', title: 'A', start: 'a', calls: {},
    steps: { a: { path: 'a', screen: 'form', title: 'A', form: { schema, ui } } } };
  const found = findMistakes(flow, { widgetSpecs }).filter(({ code }) => code === 'widget-field');
  expect(found.map(wording)).toEqual([]);
});
