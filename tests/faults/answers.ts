import { contracts } from '#api/contracts/index';
import type { Contract } from '#api/contracts/contract';

const patternOf = ({ path }: Contract): RegExp => new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/gu, '\\$&').replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u');
type Sent = Pick<Request, 'method' | 'url'>;
/** Whether a request is this call. */
export function asksFor(contract: Contract): (request: Sent) => boolean {
  const pattern = patternOf(contract);
  return ({ method, url }) => contract.method === method && pattern.test(new URL(url).pathname);
}
const calls = contracts.map((contract) => ({ contract, isAsked: asksFor(contract) }));

/** Which call a request is, by its method and path. */
export function contractOf({ method, url }: Sent): Contract {
  const found = calls.find(({ isAsked }) => isAsked({ method, url }));
  if (!found) throw new Error(`No contract stands for ${method} ${url}.`);
  return found.contract;
}

export const examplesOf = (contract: Contract): readonly unknown[] => contract.answer.examples ?? [];
/** A good answer: one of the contract's own examples. */
export const goodAnswer = (contract: Contract, example = 0): Response => Response.json(examplesOf(contract)[example]);
