import { contracts } from '#api/contracts/index';
import type { Contract } from '#api/contracts/contract';
import type { CallFault } from '#engine';
import { describe, expect, it } from 'vitest';
import { faultText } from '../../app/modals/catalogue';

/** Those of the first calls are no message: they decide whether there is a page at all. */
const asked = (contracts as readonly Contract[]).filter(({ kind }) => kind !== 'startup');
const cases = asked.flatMap((contract) => contract.refusals.map(({ status, error }) => ({
  name: `${contract.id}: ${status} ${error.code ?? Object.keys(error.fields ?? {}).join(', ')}`, contract, status, error,
})));

describe('every refusal of a contract is explained in words of its own', () => {
  it.each(cases)('$name', ({ contract, status, error }) => {
    const fault: CallFault = { call: contract.id, code: 'default', ...error, status, outcome: 'refused' };
    const { title, paragraphs } = faultText(fault, { purchase: contract.kind === 'purchase', survey: contract.kind === 'survey' });
    const generic = faultText({ call: contract.id, code: 'default', outcome: 'unknown' });
    expect([title, ...paragraphs]).not.toEqual([generic.title, ...generic.paragraphs]);
  });
});
