import { expect, it } from 'vitest';
import { sectionsOf } from './ObjectField';

it('a form in named groups shows the fields that are asked, and no group without any', () => {
  const groups = [{ title: 'Home', fields: ['street', 'alarm'] }, { title: 'Owner', fields: ['trust'] }];
  expect(sectionsOf(groups, ['street', 'alarm'])).toEqual([{ title: 'Home', fields: ['street', 'alarm'] }]);
  expect(sectionsOf(undefined, ['street'])).toBeUndefined();
});
