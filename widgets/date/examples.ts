import { one, type Example } from '../parts/example';

export const examples: readonly Example[] = [
  {
    title: 'Two dates',
    schema: {
      type: 'object',
      required: ['pickUpDate', 'returnDate'],
      properties: {
        pickUpDate: { type: 'string', format: 'date', title: 'Pick-up date', window: { from: 'today', zone: 'America/New_York', min: 0 } },
        returnDate: { type: 'string', format: 'date', title: 'Return date', window: { from: 'pickUpDate', min: 0, max: 30 } },
      },
    },
    ui: {
      pickUpDate: { 'ui:widget': 'date', 'ui:options': { width: 'half', range: { to: 'returnDate' } } },
      returnDate: { 'ui:widget': 'date', 'ui:options': { width: 'half', range: { from: 'pickUpDate' }, limitText: 'Up to 30 days after pick-up: no later than {max}.' } },
    },
    value: { pickUpDate: '2030-11-24', returnDate: '2030-11-30' },
  },
  one('Date of birth', { type: 'string', format: 'date', title: 'Date of birth', description: 'MM/DD/YYYY', window: { from: 'today', max: -1 } }, { 'ui:widget': 'date', 'ui:options': { autocomplete: 'bday', dropdowns: true } }, '04/31/1990'),
  one('Date of birth, typed', { type: 'string', format: 'date', title: 'Date of birth', window: { from: 'today', max: -1 } }, { 'ui:widget': 'date', 'ui:options': { dob: true } }, '1990-01-02'),
  one('Not a day', { type: 'string', format: 'date', title: 'Date of birth', window: { from: 'today', max: -1 } }, { 'ui:widget': 'date', 'ui:options': { dob: true } }, '04/31/1990'),
  one('Day first', { type: 'string', format: 'date', title: 'Birthdate', description: 'dd/mm/yyyy' }, { 'ui:widget': 'date', 'ui:options': { format: 'dd/mm/yyyy', dropdowns: true } }, '1990-04-27'),
  one('Fixed', { type: 'string', format: 'date', title: 'Start date', readOnly: true }, { 'ui:widget': 'date' }, '2030-11-24'),
];
