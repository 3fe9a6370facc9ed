import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../check/document';
import { catalogue } from '#flows';
import { sound } from '../../tests/broken/sound';
import { definitionSchema } from './definitionSchema';
import { guides } from './guides';
import { wholeSchema } from './lineSchema';

const root = resolve(import.meta.dirname, '../..');

it.each(Object.entries(guides()))('%s is what the code says: npm run guides writes it', (file, text) => {
  expect(readFileSync(join(root, file), 'utf8')).toBe(text);
});

describe('the schema for editors', () => {
  const isRight = new Ajv({ strict: false, allErrors: true }).compile(wholeSchema());
  const readLine = (file: string): unknown => readDocument(readFileSync(join(root, file), 'utf8'), file, true).value;
  const wrongPlaces = (value: unknown): readonly string[] => {
    isRight(value);
    return (isRight.errors ?? []).map(({ instancePath }) => instancePath);
  };
  it.each(['flows/pet/line.yaml', 'flows/landlord/line.json'])('finds nothing wrong with %s', (file) => {
    expect(wrongPlaces(readLine(file))).toEqual([]);
  });
  it.each([
    ['a word of the file', 'cardsTitle:', 'cardTitle:', '/landing'],
    ['a drawing', 'icon: pet', 'icon: pat', '/landing/cards/0/icon'],
    ['a word of a step', 'over: pets', 'ovr: pets', '/steps/pet'],
    ['a screen', 'screen: plans', 'screen: plan', '/steps/plans/screen'],
    ['a word of a screen', 'documentLink:', 'documentlink:', '/steps/plans/content'],
    ['a keyword of a question', 'optional: true, maxLength', 'optional: true, maxlength', '/steps/pet/form/0'],
    ['an option of a question', "'ui:width': half", "'ui:witdh': half", '/steps/pet/form/0'],
    ['a part of a form', 'form: [card]', 'form: [crad]', '/steps/payment/form'],
    ['a word of the rating', 'noOffers:', 'noOfers:', '/rating'],
    ['a word of the quote', 'buyer: { firstName', 'bayer: { firstName', '/quote'],
  ])('finds %s that is misspelt, at its place', (_, right, wrong, place) => {
    const text = readFileSync(join(root, 'flows/pet/line.yaml'), 'utf8');
    expect(text).toContain(right);
    const places = wrongPlaces(readDocument(text.replace(right, wrong), 'line.yaml', true).value);
    expect(places.some((one) => one.startsWith(place)), places.join('\n')).toBe(true);
  });
});

describe('the schema of a definition, for editors', () => {
  const isRight = new Ajv({ strict: false, allErrors: true }).compile(definitionSchema());
  const wrongPlaces = (value: unknown): readonly string[] => {
    isRight(JSON.parse(JSON.stringify(value)));
    return (isRight.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
  it.each(catalogue)('finds nothing wrong with $id', async ({ product }) => {
    expect(wrongPlaces((await product()).flow)).toEqual([]);
  });
  const fields = '/steps/info/form/schema/properties';
  it.each([
    ['a keyword of a field', '"maxLength"', '"maxLenght"', `${fields}/email`],
    ['a type', '"integer"', '"integr"', `${fields}/age/type`],
    ['a format', '"format":"email"', '"format":"emial"', `${fields}/email/format`],
    ['a widget', '"ui:widget":"select"', '"ui:widget":"selct"', '/steps/info/form/ui/city/ui:widget'],
    ['a word of a step', '"path":"info"', '"pth":"info"', '/steps/info'],
    ['a screen', '"screen":"plans"', '"screen":"plan"', '/steps/plans/screen'],
  ])('finds %s that is misspelt, at its place', (_, right, wrong, place) => {
    const text = JSON.stringify(sound);
    expect(text).toContain(right);
    const places = wrongPlaces(JSON.parse(text.replace(right, wrong)));
    expect(places.some((one) => one.startsWith(place)), places.join('\n')).toBe(true);
  });
});
