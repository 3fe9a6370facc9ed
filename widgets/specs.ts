import type { WidgetSpec } from '#engine/check';

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
