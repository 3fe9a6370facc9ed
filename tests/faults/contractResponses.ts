import { contracts } from '#api/contracts/index';
import type { Contract } from '#api/contracts/contract';

type Sent = Pick<Request, 'method' | 'url'>;
/** Tells whether a request is a call of this contract. */
export function requestMatcher(contract: Contract): (request: Sent) => boolean {
  const escaped = contract.path.replaceAll(/[.*+?^$()|[\]\\]/gu, '\\$&');
  const pattern = new RegExp(`^${escaped.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u');
  return ({ method, url }) => contract.method === method && pattern.test(new URL(url).pathname);
}
const calls = contracts.map((contract) => ({ contract, matches: requestMatcher(contract) }));

/** The contract of a request, by its method and path. */
export function contractOf({ method, url }: Sent): Contract {
  const found = calls.find(({ matches }) => matches({ method, url }));
  if (!found) throw new Error(`There is no contract for ${method} ${url}.`);
  return found.contract;
}

export const examplesOf = (contract: Contract): readonly unknown[] => contract.answer.examples ?? [];
/** A successful response: one of the contract's own examples. */
export const exampleResponse = (contract: Contract, example = 0): Response => Response.json(examplesOf(contract)[example]);
