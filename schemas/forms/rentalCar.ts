import type { Form } from '../form';
import { acknowledged, card } from '../fragments/card';
import { formOf } from '../fragments/part';
import { contact, personName } from '../fragments/person';
import { usAddress } from '../fragments/usAddress';
import { yesNo } from '../fragments/yesNo';

/** RC-057: rental days are judged by New York's calendar. */
export const newYork = 'America/New_York';
/** RC-058, CO-004 */
export const longestRental = 30;
/** RC-020, CO-004 */
export const mostExtraDrivers = 5;
/** RC-060, RC-056, CO-001 */
const nameLength = 40;

/** RC-084: in this order, 28 of them. */
export const rentalAgencies = [
  'Ace', 'Advantage', 'Airport Van', 'Alamo', 'Atwest', 'Avis', 'Black & White Rent A Car', 'Budget', 'Dollar', 'Enterprise',
  'E-Z Rent-A-Car', 'Fox', 'Hertz', 'Midway', 'National', 'NU Car', 'Payless', 'Priceless', 'Renty', 'Silvercar', 'Sixt',
  'State Van Rental', 'Super Cheap', 'Surprise Agency', 'Thrifty', 'U-Save', 'Yesaway', 'Other',
] as const;

const rentalInfo = {
  schema: {
    type: 'object',
    properties: {
      pickUpDate: { type: 'string', format: 'date', title: 'Pick-up date', window: { from: 'today', zone: newYork, min: 0 } },
      returnDate: { type: 'string', format: 'date', title: 'Return date', window: { from: 'pickUpDate', min: 0, max: longestRental } },
      rentalAgency: { type: 'string', title: 'Rental agency', enum: rentalAgencies, examples: ['Hertz', 'Renty', 'Other'] },
    },
    required: ['pickUpDate', 'returnDate', 'rentalAgency'],
    if: { properties: { rentalAgency: { const: 'Other' } }, required: ['rentalAgency'] },
    then: {
      properties: {
        otherAgency: { type: 'string', title: 'Agency name', minLength: 1, maxLength: nameLength, examples: ['Corner Cars', 'renty'] },
      },
      required: ['otherAgency'],
    },
  },
  ui: {
    'ui:order': ['pickUpDate', 'returnDate', 'rentalAgency', 'otherAgency'],
    pickUpDate: {
      'ui:widget': 'date', 'ui:options': { width: 'half', zone: newYork, range: { to: 'returnDate' }, limitText: 'Today or later.' },
    },
    returnDate: { 'ui:widget': 'date', 'ui:options': {
      width: 'half', zone: newYork, range: { from: 'pickUpDate' }, limitText: 'Up to 30 days after pick-up: no later than {max}.',
    } },
    rentalAgency: { 'ui:widget': 'select', 'ui:options': { width: 'half' } },
    otherAgency: { 'ui:autocomplete': 'off', 'ui:options': { width: 'half', spellcheck: false } },
  },
} satisfies Form;

const addDrivers = {
  schema: {
    type: 'object',
    properties: {
      additionalDrivers: {
        type: 'array', title: 'Additional drivers', maxItems: mostExtraDrivers,
        items: {
          type: 'object', title: 'Driver',
          properties: personName(nameLength).properties,
          // RC-067: both names or neither.
          dependencies: { firstName: ['lastName'], lastName: ['firstName'] },
        },
        examples: [[], [{ firstName: 'Jonah', lastName: 'Okafor' }]],
      },
    },
  },
  ui: {
    additionalDrivers: {
      'ui:options': { minRows: 1, rowTitle: 'Additional driver {n}', addLabel: 'Add another driver', label: false },
      items: {
        // What a browser knows is the visitor's own.
        firstName: { 'ui:autocomplete': 'off', 'ui:options': { width: 'half', spellcheck: false, optional: false } },
        lastName: { 'ui:autocomplete': 'off', 'ui:options': { width: 'half', spellcheck: false, optional: false } },
      },
    },
  },
} satisfies Form;

/** RC-055 … RC-071: the forms of the rental car steps. */
export const rentalCarForms = {
  rentalInfo,
  agreement: formOf(yesNo('hasSignedAgreement', { title: 'Rental agreement signed or car picked up' })),
  useType: formOf(yesNo('isForPersonalUse', {
    title: 'Use of the car', yes: 'Personal', no: 'Business',
    yesHelp: 'Holidays, family visits, moving house, the drive to work.', noHelp: 'Deliveries, paid passengers, trips for a company.',
  })),
  driver: formOf(personName(nameLength), contact, usAddress()),
  additionalDrivers: formOf(yesNo('hasAdditionalDrivers', { title: 'Additional drivers' })),
  addDrivers,
  payment: formOf(card(), acknowledged),
};
