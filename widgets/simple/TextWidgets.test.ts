import { expect, it } from 'vitest';
import { parseInteger, toAddress } from './TextWidgets';

it('parses whole numbers and keeps other text for the rules to refuse', () => {
  expect([parseInteger('9007199254740993'), parseInteger('-999999999999999')]).toEqual(['9007199254740993', -999_999_999_999_999]);
  expect([parseInteger('12'), parseInteger(' 1,200 '), parseInteger(''), parseInteger('12a'), parseInteger('1.5')])
    .toEqual([12, 1200, undefined, '12a', '1.5']);
});

it('takes an e-mail address out of a copied link, and out of the spaces around it (quality 19)', () => {
  expect([toAddress(' mailto:ines@example.com '), toAddress('ines@example.com\n'), toAddress(' '), toAddress('mail')])
    .toEqual(['ines@example.com', 'ines@example.com', undefined, 'mail']);
});
