import { expect, it } from 'vitest';
import { dialled } from './dialled';

it('is dialled without its brackets and blanks; what is no number is not dialled', () =>
  expect([dialled('(555) 010-0142'), dialled('+27 21 555 0142'), dialled(undefined), dialled('by post')])
    .toEqual(['5550100142', '+27215550142', undefined, undefined]));
it('is dialled by the keys that its capitals stand on, and without its extension', () =>
  expect([dialled('1-800-SUREFOOT'), dialled('(800) 555-CALL'), dialled('(555) 010-0142 ext. 12'), dialled('555 010 0142 x9'),
    dialled('1-800-FOX 12')]).toEqual(['180078733668', '8005552255', '5550100142', '5550100142', '180036912']));
