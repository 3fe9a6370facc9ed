import { expect, it } from 'vitest';
import { dialled } from './dialled';

it('is dialled without its brackets and blanks; what is no number is not dialled', () =>
  expect([dialled('(555) 010-0142'), dialled('+27 21 555 0142'), dialled(undefined), dialled('by post')])
    .toEqual(['5550100142', '+27215550142', undefined, undefined]));
