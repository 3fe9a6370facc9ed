import { contracts } from '#api/contracts/index';
import type { Contract } from '#api/contracts/contract';

const patternOf = ({ path }: Contract): RegExp => new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/gu, '\\$&').replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u');
const patterns = contracts.map((contract) => ({ contract, pattern: patternOf(contract) }));

/** Which call a request is, by its method and path. */
export function contractOf({ method, url }: Pick<Request, 'method' | 'url'>): Contract {
  const { pathname } = new URL(url);
  const found = patterns.find(({ contract, pattern }) => contract.method === method && pattern.test(pathname));
  if (!found) throw new Error(`No contract stands for ${method} ${pathname}.`);
  return found.contract;
}

export const examplesOf = (contract: Contract): readonly unknown[] => contract.answer.examples ?? [];
/** A good answer: one of the contract's own examples. */
export const goodAnswer = (contract: Contract, example = 0): Response => Response.json(examplesOf(contract)[example]);
