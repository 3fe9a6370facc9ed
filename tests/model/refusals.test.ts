import { contracts } from '#api/contracts/index';
import type { Contract } from '#api/contracts/contract';
import { describe, expect, it } from 'vitest';
import { isWordless } from '../../app/check/refusals';

const cases = (contracts as readonly Contract[]).flatMap((contract) => contract.refusals.map((refusal) => ({
  name: `${contract.id}: ${refusal.status} ${refusal.error.code ?? Object.keys(refusal.error.fields ?? {}).join(', ')}`, contract, refusal,
})));

describe('every refusal of a contract is explained in words of its own', () => {
  it.each(cases)('$name', ({ contract, refusal }) => expect(isWordless(contract, refusal)).toBe(false));
});
