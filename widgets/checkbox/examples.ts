import { one, type Example } from '../parts/example';

export const examples: readonly Example[] = [
  one('Tick box', { type: 'boolean', const: true, title: 'I have read the certification' }, {}, true),
];
