import type { Contract } from '#api/contracts/contract';
import { mismatchIn } from '#api/http/mismatch';
import { matchesSchema } from '#engine';
import { hint, type Finding } from '#engine/check';
import { catalogue } from '../modals/catalogue';
import { isWordless } from './refusals';

interface Api {
  /** The list that client, sandbox and prover read. */
  readonly registered: readonly Contract[];
  /** Every contract that stands in a file. */
  readonly written: readonly Contract[];
  /** The contracts that the sandbox answers. */
  readonly handled: readonly string[];
}
export interface ContractFinding { readonly contract: string; readonly finding: Finding }

/** Contracts that the prover could not play, or nobody would. */
export function checkContracts({ registered, written, handled }: Api): readonly ContractFinding[] {
  const names = registered.map(({ id }) => id);
  return written.flatMap((contract) => [
    ...examplesOf(contract), ...pathOf(contract), ...wordless(contract),
    ...(names.includes(contract.id) ? [] : [{
      code: 'contract-unregistered', path: [], message: `the contract "${contract.id}" is not in the list of api/contracts/index.ts.`,
    } as const]),
    ...(handled.includes(contract.id) ? [] : [{
      code: 'handler-missing', path: [], message: `the sandbox has no handler for the contract "${contract.id}".`,
      suggestion: 'Add one to api/sandbox/handlers.ts.',
    } as const]),
  ].map((finding) => ({ contract: contract.id, finding })));
}

function examplesOf({ id, answer }: Contract): readonly Finding[] {
  const examples = answer.examples ?? [];
  if (examples.length === 0) {
    return [{ code: 'contract-examples', path: [],
      message: `the contract "${id}" has no example of an answer: the prover has nothing to play.` }];
  }
  return examples.flatMap((example, index): readonly Finding[] => (matchesSchema(answer, example) ? [] : [{
    code: 'contract-examples', path: [],
    message: `example ${index + 1} of the contract "${id}" is refused by the contract's own answer: ${mismatchIn(answer, example)}.`,
  }]));
}

/** The shop hands on nothing else, to the API or to the sandbox beside it. */
const pathOf = ({ id, path }: Contract): readonly Finding[] => (/^\/(?:api|sandbox)\//u.test(path) ? [] : [{
  code: 'contract-path', path: [],
  message: `the path of the contract "${id}" is "${path}": the shop hands on only what begins with "/api/".`,
}]);

const wordless = (contract: Contract): readonly Finding[] =>
  contract.refusals.filter((refusal) => isWordless(contract, refusal)).map(({ error: { code = '' } }) => ({
    code: 'unknown-refusal', path: [],
    message: `the page has no words for "${code}", a refusal of the contract "${contract.id}": visitors would read “Something went wrong”.`,
    suggestion: hint(code, Object.keys(catalogue))
      ?? 'Add words to app/modals/catalogue.ts, or refuse with "quote_request_rejected": visitors read its message.',
  }));
