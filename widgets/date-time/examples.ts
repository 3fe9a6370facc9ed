import { one, type Example } from '../parts/example';

export const examples: readonly Example[] = [
  one('Date and time', { type: 'string', format: 'date-time', title: 'When did it happen?' }, { 'ui:widget': 'dateTime' }, '2026-11-24T09:30:00Z'),
];
