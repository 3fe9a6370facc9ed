import type { Contract, Refusal } from '#api/contracts/contract';
import { matchesSchema } from '#engine';
import { examplesOf, exampleResponse } from './contractResponses';

/** The faults of the list (quality, section 2). */
export const faultIds =
  ['F01', 'F02', 'F03', 'F04', 'F05', 'F06', 'F07', 'F08', 'F09', 'F10', 'F11', 'F12', 'F13', 'F14', 'F15', 'F16'] as const;
export type FaultId = (typeof faultIds)[number];
export type ErrorBody = Refusal['error'] | string;
/** One way in which a call fails. */
export interface Fault {
  readonly id: FaultId;
  readonly name: string;
  /** The answer to each attempt, until the visitor presses again. */
  readonly answer: (request: Request, success: () => Response, attempt: number) => Promise<Response>;
  /** The error of the body, where the client must show it. */
  readonly error?: ErrorBody;
}

/** Seconds in a Retry-After (F09). */
export const retryAfterSeconds = 2;
export const slowMilliseconds = 20_000;

const errorResponse = (status: number, error: ErrorBody, headers: Record<string, string> = {}) => async () =>
  Response.json({ error }, { status, headers });
const textResponse = (text: string, type = 'application/json') => async () => new Response(text, { headers: { 'content-type': type } });
/** Rejects when the request is aborted, like `fetch`. */
const orAborted = ({ signal }: Request, answer: Promise<Response>): Promise<Response> => Promise.race([
  answer, new Promise<never>((_, reject) => { signal.addEventListener('abort', () => reject(signal.reason as Error)); }),
]);
const never = new Promise<never>(() => undefined);
const delayed = (answer: () => Response): Promise<Response> =>
  new Promise((resolve) => { setTimeout(() => resolve(answer()), slowMilliseconds); });
const textOf = (contract: Contract): string => JSON.stringify(examplesOf(contract)[0]);
const resetInBody = (contract: Contract) => async () => new Response(new ReadableStream({
  start: (stream) => { stream.enqueue(new TextEncoder().encode(textOf(contract).slice(0, 9))); },
  pull: (stream) => { stream.error(new Error('reset')); },
}));
const htmlPage = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1><script>window.__pwn = 1</script>';
/** An internal detail in an error's text; it must never be shown. */
export const internalDetail = 'SELECT * FROM policies';

/** Bodies of an error, in the six shapes that partners use (ME-005, F05). */
export const errorShapes: Readonly<Record<`S${1 | 2 | 3 | 4 | 5 | 6}`, ErrorBody>> = {
  S1: { code: 'a_code_of_tomorrow' },
  S2: { message: 'The partner says no.' },
  S3: { code: 'a_code_of_tomorrow', message: 'The partner says no.' },
  S4: { fields: { zip_code: ['is too short'], city: ['is not known'] } },
  S5: { title: 'Check the year', message: 'The year cannot be in the future.' },
  S6: 'The partner says no.',
};

/** JSON answers that break the contract: other types, and the first example without a required property. */
function wrongShapes(contract: Contract): readonly unknown[] {
  const [example] = examplesOf(contract);
  const [first] = contract.answer.required ?? [];
  const without = (name: string, object: object) => Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
  const partial = first !== undefined && typeof example === 'object' && example !== null ? without(first, example) : undefined;
  return [{ unexpected: true }, [], null, partial].filter((value) => value !== undefined && !matchesSchema(contract.answer, value));
}

/** Every fault of a call: the refusals of its contract, and those that any call may get. */
export function faultsOf(contract: Contract): readonly Fault[] {
  const refusals = (statuses: (status: number) => boolean, fallback: Refusal): readonly Refusal[] => {
    const own = contract.refusals.filter(({ status }) => statuses(status));
    return own.length > 0 ? own : [fallback];
  };
  const refused = (id: FaultId, list: readonly Refusal[]): readonly Fault[] => list.map(({ status, error }) =>
    ({ id, name: `${status} ${error.code ?? ''}`.trim(), answer: errorResponse(status, error), error }));
  const noOffers: Refusal = { status: 400, error: { code: 'no_offers_found', message: 'No offer.' } };
  const invalidInput: Refusal = { status: 422, error: { code: 'invalid_input', fields: { a_field: ['is short'], b_field: ['is long'] } } };
  const tooMany: ErrorBody = { code: 'no_offers_found', message: internalDetail };
  return [
    { id: 'F01', name: 'refused connection', answer: async () => { throw new TypeError('Failed to fetch'); } },
    { id: 'F02', name: 'reset in the body', answer: resetInBody(contract) },
    { id: 'F03', name: 'no answer', answer: (request) => orAborted(request, never) },
    {
      id: 'F04', name: 'an answer after 20 s',
      // Where 20 s is longer than the time limit (15 s for lists), the second attempt is answered at once.
      answer: async (request, success, attempt) => (attempt === 0 ? orAborted(request, delayed(success)) : success()),
    },
    ...refused('F05', refusals((status) => status === 400 || status === 402 || status === 404, noOffers)),
    ...Object.entries(errorShapes).map(([name, error]): Fault =>
      ({ id: 'F05', name: `400 ${name}`, answer: errorResponse(400, error), error })),
    { id: 'F06', name: '401', answer: errorResponse(401, { code: 'no_offers_found', message: internalDetail }) },
    ...refused('F07', refusals((status) => status === 409, { status: 409, error: { code: 'conflict' } })),
    ...refused('F08', refusals((status) => status === 422, invalidInput)),
    { id: 'F09', name: '429', answer: errorResponse(429, tooMany, { 'retry-after': String(retryAfterSeconds) }) },
    { id: 'F10', name: '500', answer: errorResponse(500, { code: 'no_offers_found', message: internalDetail }) },
    { id: 'F11', name: '503', answer: errorResponse(503, { code: 'no_offers_found', message: internalDetail }, { 'retry-after': '1' }) },
    { id: 'F12', name: 'half an answer', answer: textResponse(textOf(contract).slice(0, -1)) },
    ...wrongShapes(contract).map((value) => JSON.stringify(value)).map((text): Fault =>
      ({ id: 'F13', name: `another shape: ${text.slice(0, 20)}`, answer: textResponse(text) })),
    { id: 'F14', name: 'empty', answer: textResponse('') },
    { id: 'F15', name: 'a page of HTML', answer: textResponse(htmlPage, 'text/html') },
    { id: 'F16', name: 'twice', answer: async () => exampleResponse(contract) },
  ];
}
