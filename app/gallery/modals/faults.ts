import type { CallFault } from '#engine';
import { catalogue, faultText } from '../../modals/catalogue';

export interface FaultExample { readonly name: string; readonly title: string; readonly fault: CallFault; readonly purchase: boolean }

const example = (code: string, more: Partial<CallFault> = {}, purchase = false, name = code): FaultExample => {
  const fault: CallFault = { call: 'example', code, outcome: 'refused', status: 400, request: '0f3c9a2e', ...more };
  return { name, fault, purchase, title: faultText(fault, { purchase }).title };
};

/** Every code of the error catalogue, and the faults that have none. */
export const faultExamples: readonly FaultExample[] = [
  ...Object.keys(catalogue).map((code) => example(
    code, code === 'invalid_input' ? { fields: { rental_started: ['must be today or later.'], email: ['is not an address.'] } } : {},
  )),
  example('default', { status: 500, outcome: 'unknown' }, false, 'any other code'),
  example('network', { status: undefined, outcome: 'unknown' }, true, 'purchase without an answer'),
  example('card_declined', { status: 402, message: 'Your card was declined.' }, true, 'purchase refused in the partner’s words'),
];
