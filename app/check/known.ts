import type { Known } from '#engine/check';
import { fields, widgets } from '#widgets';
import { formatterSpecs, widgetSpecs } from '#widgets/specs';
import { uiOptionSchemas } from '#schemas/question';
import { prefillNames } from '../bootstrap/prefill';
import { drawingNames } from '../illustrations/Spot';
import { nextIcons } from '../screens/confirmation/nextIcons';
import { screenSpecs } from '#flows/screenContent';
import { screens } from '../screens/index';

const account = ['email', 'firstName', 'lastName', 'phone'];

/** All that a definition may name, but for the code of its line: adapters and functions of `derive`. */
export const known: Known = {
  screens: Object.keys(screens), screenSpecs,
  widgets: [...Object.keys(widgets), ...Object.keys(fields), 'hidden'], widgetSpecs, options: uiOptionSchemas,
  icons: Object.keys(nextIcons), drawings: drawingNames, formatters: formatterSpecs,
  words: ['underwriter', 'disclaimer', 'support_phone', 'limit'],
  facts: [
    ...account.map((name) => `account.${name}`), ...prefillNames.map((name) => `query.${name}`),
    'landing.streetAddress', 'site.title', 'site.verticals',
  ],
};
