import { expect, it } from 'vitest';
import shallowAllOfMerge from './merge';

it('shows the fields of every condition that holds, beside the form\'s own', () => {
  const agency = { type: 'object', properties: { agency: { title: 'Agency' } }, required: ['agency'] };
  const merged = shallowAllOfMerge({ ...agency, allOf: [{ properties: { agency: { maxLength: 40 }, unit: { type: 'string' } }, required: ['agency', 'unit'] }, true] });
  expect(merged).toEqual({ type: 'object', properties: { agency: { title: 'Agency', maxLength: 40 }, unit: { type: 'string' } }, required: ['agency', 'unit'] });
});
