import { collectiblesQuotes } from '#api/contracts/collectibles';
import { homesafeQuotes } from '#api/contracts/homesafe';
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

/** Lines of one service: the same calls, each with what the line says in them. */
const ofLines: Readonly<Record<string, readonly Contract[]>> = Object.fromEntries(
  Object.entries({ homesafe: homesafeQuotes, collectibles: collectiblesQuotes })
    .map(([code, line]) => [code, Object.values(line) as unknown as readonly Contract[]]),
);

/** The contract of a request, by its method and path, as the line with this code has it. */
export function contractOf({ method, url }: Sent, code = ''): Contract {
  const found = calls.find(({ matches }) => matches({ method, url }));
  if (!found) throw new Error(`There is no contract for ${method} ${url}.`);
  return ofLines[code]?.find(({ id }) => id === found.contract.id) ?? found.contract;
}

export const examplesOf = (contract: Contract): readonly unknown[] => contract.answer.examples ?? [];
/** A successful response: one of the contract's own examples. */
export const exampleResponse = (contract: Contract, example = 0): Response => Response.json(examplesOf(contract)[example]);
