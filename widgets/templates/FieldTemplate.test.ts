import { expect, it } from 'vitest';
import { isMarkedOptional } from './FieldTemplate';

it('marks a field that may be left empty, once (SV-047, quality 37)', () => {
  expect(isMarkedOptional('Unit', {}, {}, 'text')).toBe(true);
  expect(isMarkedOptional('Unit (optional)', {}, {}, 'text')).toBe(false);
  expect(isMarkedOptional('Unit', {}, { 'ui:options': { optional: false } }, 'text')).toBe(false);
});
it('does not mark a field that cannot be answered as optional (RN-057)', () => {
  expect(isMarkedOptional('Loss of use', { readOnly: true }, {}, 'text')).toBe(false);
  expect(isMarkedOptional('Loss of use', {}, { 'ui:widget': 'fixed' }, 'text')).toBe(false);
});
