import type { Contract, Refusal } from '#api/contracts/contract';
import { fits } from '#engine';
import { examplesOf, goodAnswer } from './answers';

/** The faults of quality.md, section 2. */
export const faultIds = ['F01', 'F02', 'F03', 'F04', 'F05', 'F06', 'F07', 'F08', 'F09', 'F10', 'F11', 'F12', 'F13', 'F14', 'F15', 'F16'] as const;
export type FaultId = (typeof faultIds)[number];
export type ErrorBody = Refusal['error'] | string;
/** One way in which the answer to a call goes wrong. */
export interface Fault {
  readonly id: FaultId;
  readonly name: string;
  /** The answer to each attempt, until the visitor presses again. */
  readonly answer: (request: Request, good: () => Response, attempt: number) => Promise<Response>;
  /** The body's error, where the answer has one that counts. */
  readonly error?: ErrorBody;
}

/** Seconds in a Retry-After (F09). */
export const retryAfter = 2;
export const slow = 20_000;

const refuses = (status: number, error: ErrorBody, headers: Record<string, string> = {}) => async () => Response.json({ error }, { status, headers });
const says = (text: string, status = 200, type = 'application/json') => async () => new Response(text, { status, headers: { 'content-type': type } });
/** As `fetch` does it: given up is given up, whatever comes later. */
const untilGivenUp = ({ signal }: Request, answer: Promise<Response>): Promise<Response> => Promise.race([
  answer, new Promise<never>((_, reject) => { signal.addEventListener('abort', () => reject(signal.reason as Error)); }),
]);
const never = new Promise<never>(() => undefined);
const late = (answer: () => Response): Promise<Response> => new Promise((resolve) => { setTimeout(() => resolve(answer()), slow); });
const textOf = (contract: Contract): string => JSON.stringify(examplesOf(contract)[0]);
const cut = (contract: Contract) => async () => new Response(new ReadableStream({
  start: (stream) => { stream.enqueue(new TextEncoder().encode(textOf(contract).slice(0, 9))); },
  pull: (stream) => { stream.error(new Error('reset')); },
}));
const page = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1><script>window.__pwn = 1</script>';
/** What must never be seen: an error that tells of the inside. */
export const inside = 'SELECT * FROM policies';

/** Bodies of an error, in the six shapes that partners use (ME-005, F05). */
export const shapes: Readonly<Record<`S${1 | 2 | 3 | 4 | 5 | 6}`, ErrorBody>> = {
  S1: { code: 'a_code_of_tomorrow' },
  S2: { message: 'The partner says no.' },
  S3: { code: 'a_code_of_tomorrow', message: 'The partner says no.' },
  S4: { fields: { zip_code: ['is too short'], city: ['is not known'] } },
  S5: { title: 'Check the year', message: 'The year cannot be in the future.' },
  S6: 'The partner says no.',
};

/** Answers that are JSON and yet not what the contract says: another kind of thing, and the example with one promise of it broken. */
function wrongShapes(contract: Contract): readonly unknown[] {
  const [example] = examplesOf(contract);
  const [first] = contract.answer.required ?? [];
  const half = first !== undefined && typeof example === 'object' && example !== null ? Object.fromEntries(Object.entries(example).filter(([name]) => name !== first)) : undefined;
  return [{ unexpected: true }, [], null, half].filter((value) => value !== undefined && !fits(contract.answer, value));
}

/** Every fault a call may meet, made from its contract: its own refusals beside those that any call may meet. */
export function faultsOf(contract: Contract): readonly Fault[] {
  const refusals = (statuses: (status: number) => boolean, fallback: Refusal): readonly Refusal[] => {
    const own = contract.refusals.filter(({ status }) => statuses(status));
    return own.length > 0 ? own : [fallback];
  };
  const refused = (id: FaultId, list: readonly Refusal[]): readonly Fault[] => list.map(({ status, error }) => ({ id, name: `${status} ${error.code ?? ''}`.trim(), answer: refuses(status, error), error }));
  return [
    { id: 'F01', name: 'refused connection', answer: async () => { throw new TypeError('Failed to fetch'); } },
    { id: 'F02', name: 'reset in the body', answer: cut(contract) },
    { id: 'F03', name: 'no answer', answer: (request) => untilGivenUp(request, never) },
    // The first answer is slow; where that is longer than the limit (15 s for lists), the second attempt is quick.
    { id: 'F04', name: 'an answer after 20 s', answer: async (request, good, attempt) => (attempt === 0 ? untilGivenUp(request, late(good)) : good()) },
    ...refused('F05', refusals((status) => status === 400 || status === 402 || status === 404, { status: 400, error: { code: 'no_offers_found', message: 'No offer.' } })),
    ...Object.entries(shapes).map(([name, error]): Fault => ({ id: 'F05', name: `400 ${name}`, answer: refuses(400, error), error })),
    { id: 'F06', name: '401', answer: refuses(401, { code: 'no_offers_found', message: inside }) },
    ...refused('F07', refusals((status) => status === 409, { status: 409, error: { code: 'conflict' } })),
    ...refused('F08', refusals((status) => status === 422, { status: 422, error: { code: 'invalid_input', fields: { a_field: ['is short'], b_field: ['is long'] } } })),
    { id: 'F09', name: '429', answer: refuses(429, { code: 'too_many_requests', message: inside }, { 'retry-after': String(retryAfter) }) },
    { id: 'F10', name: '500', answer: refuses(500, { code: 'no_offers_found', message: inside }) },
    { id: 'F11', name: '503', answer: refuses(503, { code: 'no_offers_found', message: inside }, { 'retry-after': '1' }) },
    { id: 'F12', name: 'half an answer', answer: says(textOf(contract).slice(0, -1)) },
    ...wrongShapes(contract).map((value): Fault => ({ id: 'F13', name: `of another shape: ${JSON.stringify(value).slice(0, 20)}`, answer: says(JSON.stringify(value)) })),
    { id: 'F14', name: 'empty', answer: says('') },
    { id: 'F15', name: 'a page of HTML', answer: says(page, 200, 'text/html') },
    { id: 'F16', name: 'twice', answer: async () => goodAnswer(contract) },
  ];
}
