import { matchesSchema, onceFor, type Adapters, type Clock, type Context, type Patch, type Rules } from '#engine';
import type { Outcome } from '#engine/explore';
import type { Contract } from './contracts/contract';
import { geocode } from './contracts/places';
import { ApiError, apiErrorName } from './errors';
import { deepFrozen } from './deepFrozen';
import { DroppedPromise, withoutDropping, wordsOf } from './droppedPromise';
import { isPending } from './http/apiError';
import type { Services } from './services/types';
import type { SendOptions, Session, Tools } from './types';

interface Option { readonly label: string; readonly value?: unknown; readonly error?: unknown }
type Choose = (options: readonly Option[]) => unknown;

export interface CallOutcomesOptions {
  readonly adapters: Adapters<Tools, never>;
  readonly rules: Pick<Rules, 'errors'>;
  readonly clock: Clock;
  readonly session?: Session;
  /** Sees what is sent. */
  readonly onSend?: (contract: Contract, options: SendOptions<unknown>) => void;
}
/** A request that the call's own contract refuses: a mistake of ours, whatever the answer. */
class ContractBreach extends Error {}
/** An example of an answer that the contract's own answer refuses: the client would not let it through. */
class BadExample extends ApiError {}

/** Every outcome that a call may have: the real adapters, run against all answers and refusals of the contracts. */
export function createCallOutcomes(
  { adapters, rules, clock, session = { embedded: false, metadata: {} }, onSend }: CallOutcomesOptions,
): (call: string, context: Context) => Promise<readonly Outcome[]> {
  const cached = createReadCache<readonly Outcome[]>();
  return (call, context) => cached(call, context, (read) => everyCombination(async (choose, labels): Promise<Outcome> => {
    const adapter = adapters[call] as unknown as (context: Context, tools: unknown) => Promise<Patch>;
    const stubs = stubTools(choose, { rules, clock, session, onSend, newId: newIdsFor(context) });
    const tools = { ...stubs, signal: new AbortController().signal };
    try {
      return { patch: await withoutDropping(() => adapter(read, tools)), label: labels.join(', ') };
    } catch (error) {
      return { error, label: labels.join(', ') || 'not sent', ...wrongWith(call, error, labels.at(-1)) };
    }
  }));
}

/**
 * Caches what was made of a context, by the fields that were read of it: most contexts that a call is made with differ in others. Where one
 * is read as a whole, all fields count.
 */
function createReadCache<Result>() {
  const caches = new Map<string, { readonly names: Set<string>; isWhole: boolean; readonly results: Map<string, Result> }>();
  return async (call: string, context: Context, make: (read: Context) => Promise<Result>): Promise<Result> => {
    const cache = caches.get(call) ?? { names: new Set(), isWhole: false, results: new Map() };
    caches.set(call, cache);
    const keyOf = (): string =>
      JSON.stringify(cache.isWhole ? context : Object.fromEntries([...cache.names].map((name) => [name, context[name]])));
    const note = (name: string | symbol): void => { cache.names.add(String(name)); };
    const known = cache.results.get(keyOf());
    if (known) return known;
    // An adapter that writes into what it is given would change the visit itself, unseen.
    const made = await make(new Proxy(deepFrozen(context), {
      get: (of, name) => { note(name); return Reflect.get(of, name) as unknown; },
      has: (of, name) => { note(name); return Reflect.has(of, name); },
      getOwnPropertyDescriptor: (of, name) => { note(name); return Reflect.getOwnPropertyDescriptor(of, name); },
      ownKeys: (of) => { cache.isWhole = true; return Reflect.ownKeys(of); },
    }));
    cache.results.set(keyOf(), made);
    return made;
  };
}

/** A failure that no contract tells of is a mistake of ours, too. */
function wrongWith(call: string, error: unknown, label = 'nothing'): Pick<Outcome, 'breach' | 'fault'> {
  if (error instanceof ContractBreach) return { breach: error.message };
  if (error instanceof BadExample) return { fault: error.message };
  // By its name: a line as it stood in an earlier revision has a class of its own.
  if (error instanceof Error && error.name === apiErrorName) return {};
  const words = error instanceof DroppedPromise ? error.message : `throws ${wordsOf(error)}.`;
  return { fault: `${call}: after "${label}" its adapter ${words}` };
}

export interface Request { readonly contract: Contract; readonly options: SendOptions<unknown> }

/** The requests that a call sends, when all of them are answered by their first example. */
export function createRequests(
  { adapters, rules, clock, session = { embedded: false, metadata: {} } }: CallOutcomesOptions,
): (call: string, context: Context) => Promise<readonly Request[]> {
  return async (call, context) => {
    const requests: Request[] = [];
    const onSend = (contract: Contract, options: SendOptions<unknown>): void => { requests.push({ contract, options }); };
    const adapter = adapters[call] as unknown as (context: Context, tools: unknown) => Promise<Patch>;
    const choose: Choose = ([option]) => structuredClone(option?.value);
    try {
      const stubs = stubTools(choose, { rules, clock, session, onSend, newId: newIdsFor(context) });
      const tools = { ...stubs, signal: new AbortController().signal };
      await withoutDropping(() => adapter(deepFrozen(context), tools));
    } catch {
      // How a call fails is told where its outcomes are.
    }
    return requests;
  };
}

/** The same as text, to compare. */
export function createSent(options: CallOutcomesOptions): (call: string, context: Context) => Promise<string> {
  const requests = createRequests(options);
  return async (call, context) => JSON.stringify((await requests(call, context))
    .map(({ contract: { id }, options: { body, query, params } }) => [id, body, query, params]));
}

/** Runs it again and again, until every combination of the options that it chooses from was chosen once. */
async function everyCombination<Result>(run: (choose: Choose, labels: readonly string[]) => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  const pending: (readonly number[])[] = [[]];
  for (let begun = pending.pop(); begun; begun = pending.pop()) {
    const chosen = [...begun];
    const labels: string[] = [];
    const choose: Choose = (options) => {
      if (labels.length === chosen.length) {
        for (let other = 1; other < options.length; other += 1) pending.push([...chosen, other]);
        chosen.push(0);
      }
      const option = options[chosen[labels.length] ?? 0] as Option;
      labels.push(option.label);
      if (option.error !== undefined) throw option.error;
      return structuredClone(option.value);
    };
    results.push(await run(choose, labels));
  }
  return results;
}

const refusal = (code: string): ApiError => new ApiError({ code, outcome: 'refused' });
const geocodeAnswers = geocode.answer.examples as readonly { readonly status: string; readonly place?: { readonly country: string } }[];
const geocodings = geocodeAnswers.map(({ status, place }): Option =>
  (place ? { label: `geocoded in ${place.country}`, value: place } : { label: status, error: refusal(status) }));
const cardTokens: readonly Option[] = [
  { label: 'card token', value: { id: 'tok_1' } },
  { label: 'card refused', error: new ApiError({ code: 'card_error', message: 'Your card number is invalid.', outcome: 'refused' }) },
];

/** Ids that nothing in the visit has, as real ones are: a second entry of a list does not take the place of the first. */
function newIdsFor(context: Context): () => string {
  const known = JSON.stringify(context);
  let ids = 0;
  const next = (): string => {
    const id = `id-${(ids += 1)}`;
    return known.includes(`"${id}"`) ? next() : id;
  };
  return next;
}

function stubTools(
  choose: Choose, { rules, clock, session, onSend, newId }: Pick<CallOutcomesOptions, 'rules' | 'clock' | 'onSend'>
    & Pick<Tools, 'newId'> & { readonly session: Session },
): Tools {
  const services: Services = {
    ...stubServices,
    geocoder: { geocode: async () => choose(geocodings) as never },
    card: { ...stubServices.card, createToken: async () => choose(cardTokens) as never },
  };
  return {
    services, session, clock, newId,
    http: {
      async send<Request, Answer>(contract: Contract<Request, Answer>, options: SendOptions<Request> = {}) {
        onSend?.(contract, options);
        checkRequest(contract, options, rules);
        return choose(optionsOf(contract)) as Answer;
      },
    },
  };
}

/** What may come back: every example of an answer, every documented refusal, no answer, and one that cannot be read. */
const optionsOf = onceFor((contract: Contract): readonly Option[] => [
  ...answersOf(contract),
  ...contract.refusals.map(({ status, error }): Option => ({
    label: `refused ${error.code ?? status}`, error: new ApiError({
      code: 'default', ...error, status, outcome: isPending(status, contract.kind) ? 'unknown' : 'refused',
    }),
  })),
  { label: 'no answer', error: new ApiError({ code: 'network', outcome: 'unknown' }) },
  { label: 'not readable', error: new ApiError({ code: 'malformed', outcome: 'unknown' }) },
]);
const answersOf = (contract: Contract): readonly Option[] => (contract.answer.examples ?? []).map((value, index): Option => {
  const label = `answer ${index + 1}`;
  if (matchesSchema(contract.answer, value)) return { label, value };
  const message = `${contract.id}: example ${index + 1} of its contract is refused by the contract's own answer.`;
  return { label, error: new BadExample({ code: 'malformed', outcome: 'unknown', message }) };
});

function checkRequest(
  contract: Contract, { body, headers = {}, params = {} }: SendOptions<unknown>, rules: CallOutcomesOptions['rules'],
): void {
  const errors = contract.request ? rules.errors(contract.request, body) : [];
  const fields = errors.map(({ path, keyword }) => `${path.join('.')} (${keyword})`).join(', ');
  if (fields) throw new ContractBreach(`${contract.id}: the adapter sends what the contract refuses: ${fields}.`);
  const missing = contract.headers?.find((header) => !headers[header]);
  if (missing) throw new ContractBreach(`${contract.id}: the header ${missing} is missing.`);
  const named = [...contract.path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
  const unfilled = named.find((name) => !params[name]);
  const given = Object.keys(params).filter((name) => !named.includes(name)).map((name) => ` The adapter gives "${name}".`).join('');
  if (unfilled) throw new ContractBreach(`${contract.id}: "${unfilled}" of its path ${contract.path} is missing in \`params\`.${given}`);
}

const nothing = (): void => undefined;
const stubServices: Omit<Services, 'geocoder'> = {
  suggestions: { ready: async () => false, suggest: async () => [], resolve: async () => ({}) },
  country: { detect: async () => 'US' },
  card: { load: async () => null, register: nothing, createToken: async () => ({ id: '' }), sandboxed: true },
  analytics: { page: nothing, track: nothing, identify: nothing },
  reports: { breadcrumb: nothing, report: nothing, user: nothing },
  parent: { post: nothing },
};
