import type { Adapters, Clock, Context, Patch, Rules } from '#engine';
import type { Outcome } from '#engine/explore';
import type { Contract } from './contracts/contract';
import { geocode } from './contracts/places';
import { ApiError } from './errors';
import type { Services } from './services/types';
import { writeJson } from './http/json';
import type { SendOptions, Session, Tools } from './types';

interface Option { readonly label: string; readonly value?: unknown; readonly error?: unknown }
/** Picks one of the options; the same call is run again until every combination was picked once. */
type Choose = (options: readonly Option[]) => unknown;

export interface WorldOptions {
  readonly adapters: Adapters<Tools, never>;
  readonly rules: Pick<Rules, 'valid' | 'errors'>;
  readonly clock: Clock;
  readonly session?: Session;
}
/** A request that the call's own contract refuses: a mistake of ours, whatever the answer. */
class ContractBreach extends Error {}

/** Everything the outside world may answer: the real adapters, run against the answers and refusals of the contracts. */
export function createWorld({ adapters, rules, clock, session = { embedded: false, metadata: {} } }: WorldOptions): (call: string, context: Context) => Promise<readonly Outcome[]> {
  const known = new Map<string, readonly Outcome[]>();
  return async (call, context) => {
    const key = `${call} ${JSON.stringify(context)}`;
    const found = known.get(key);
    if (found) return found;
    const outcomes: Outcome[] = [];
    const picks: number[][] = [[]];
    for (let pick = picks.pop(); pick; pick = picks.pop()) {
      const labels: string[] = [];
      const path = [...pick];
      const choose: Choose = (options) => {
        const depth = labels.length;
        const index = path[depth] ?? 0;
        if (path[depth] === undefined) {
          for (let other = 1; other < options.length; other += 1) picks.push([...path, other]);
          path.push(0);
        }
        const option = options[index] as Option;
        labels.push(option.label);
        if (option.error !== undefined) throw option.error;
        return structuredClone(option.value);
      };
      const adapter = adapters[call] as unknown as (context: Context, tools: unknown) => Promise<Patch>;
      const tools = { ...stubTools(choose, rules, clock, session), signal: new AbortController().signal };
      try {
        outcomes.push({ patch: await adapter(context, tools), label: labels.join(', ') });
      } catch (error) {
        outcomes.push({ error, label: labels.join(', ') || 'not sent', ...(error instanceof ContractBreach ? { breach: error.message } : {}) });
      }
    }
    known.set(key, outcomes);
    return outcomes;
  };
}

function stubTools(choose: Choose, rules: WorldOptions['rules'], clock: Clock, session: Session): Tools {
  let ids = 0;
  const services: Services = {
    ...silent,
    geocoder: {
      geocode: async () => choose((geocode.answer.examples as readonly { status: string; place?: object }[]).map(({ status, place }) =>
        (place ? { label: `geocoded in ${(place as { country: string }).country}`, value: place } : { label: status, error: new ApiError({ code: status, outcome: 'refused' }) }))) as never,
    },
    card: {
      ...silent.card,
      createToken: async () => choose([
        { label: 'card token', value: { id: 'tok_1' } },
        { label: 'card refused', error: new ApiError({ code: 'card_error', message: 'Your card number is invalid.', outcome: 'refused' }) },
      ]) as never,
    },
  };
  return {
    services, session, clock, newId: () => `id-${(ids += 1)}`,
    http: { send: async <Request, Answer>(contract: Contract<Request, Answer>, options: SendOptions<Request> = {}) => {
      checkRequest(contract as Contract, options as SendOptions<unknown>, rules);
      return choose(optionsOf(contract as Contract)) as Answer;
    } },
  };
}

/** What may come back: every example of an answer, every documented refusal, no answer, and one that cannot be read. */
function optionsOf(contract: Contract): readonly Option[] {
  return [
    ...(contract.answer.examples ?? []).map((value, index) => ({ label: `answer ${index + 1}`, value })),
    ...contract.refusals.map(({ status, error }) => ({ label: `refused ${error.code ?? status}`, error: new ApiError({ code: 'default', ...error, status, outcome: 'refused' }) })),
    { label: 'no answer', error: new ApiError({ code: 'network', outcome: 'unknown' }) },
    { label: 'not readable', error: new ApiError({ code: 'malformed', outcome: 'unknown' }) },
  ];
}

/** Judged is what the other side would read. */
function checkRequest(contract: Contract, { body, headers = {} }: SendOptions<unknown>, rules: WorldOptions['rules']): void {
  const errors = contract.request ? rules.errors(contract.request, body === undefined ? undefined : JSON.parse(writeJson(body))) : [];
  if (errors.length > 0) throw new ContractBreach(`${contract.id}: the adapter sends what the contract refuses: ${errors.map(({ path, keyword }) => `${path.join('.')} (${keyword})`).join(', ')}.`);
  for (const header of contract.headers ?? []) if (!headers[header]) throw new ContractBreach(`${contract.id}: the header ${header} is missing.`);
}

const nothing = (): void => undefined;
const silent: Omit<Services, 'geocoder'> = {
  suggestions: { ready: async () => false, suggest: async () => [], resolve: async () => ({}) },
  country: { detect: async () => 'US' },
  card: { load: async () => null, register: nothing, createToken: async () => ({ id: '' }), sandboxed: true },
  analytics: { page: nothing, track: nothing, identify: nothing },
  reports: { breadcrumb: nothing, report: nothing, user: nothing },
  parent: { post: nothing },
};

