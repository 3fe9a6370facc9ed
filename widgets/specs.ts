import type { FormatterSpec, WidgetSpec } from '#engine/check';
import type { formats } from './format/fill';

const text = { types: ['string'] } as const;
const number = { types: ['number', 'integer'], whole: true } as const;
const choice = { types: ['string', 'number', 'integer', 'boolean'], choices: 'some' } as const;
const several = { types: ['array'], choices: 'some' } as const;

/** What each widget can answer, for the check of definitions. */
export const widgetSpecs: Readonly<Record<string, WidgetSpec>> = {
  text: { types: ['string', 'number', 'integer'], whole: true }, email: text, phone: text, usPhone: text,
  number: { ...number, usualFor: 'number' }, currency: number, date: text, dateTime: text, address: { ...text, fills: true },
  select: choice, search: choice, radio: choice, yesNo: { ...choice, choices: 'two' }, checkbox: { types: ['boolean'] },
  checkboxes: several, multi: several, card: { types: ['object'] }, fixed: { silent: true }, hidden: { silent: true },
};

const day = ['day'] as const;
const amount = ['number', 'integer', 'string'] as const;
const plain = ['day', 'string', 'number', 'integer'] as const;

/** What each formatter of a text can show, for the check of definitions; without one it is shown as it stands. */
export const formatterSpecs: Readonly<Record<keyof typeof formats | '', FormatterSpec>> = {
  '': [plain], date: [day], datePadded: [day], period: [day, day], shortPeriod: [day, day], days: [day, day],
  money: [amount], whole: [amount], cover: [amount], phone: [['string']], names: [['array']], lower: [plain],
};
