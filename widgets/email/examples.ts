import { one, type Example } from '../parts/example';

export const examples: readonly Example[] = [
  one('E-mail', { type: 'string', format: 'email', title: 'E-mail' }, { 'ui:widget': 'email' }, 'ines@example.com'),
  one('Not an address yet', { type: 'string', format: 'email', title: 'E-mail' }, { 'ui:widget': 'email' }, 'ines@example'),
];
