import type { JsonSchema } from '#engine';

export const faults = ['status', 'slow', 'cut', 'after', 'twice', 'empty', 'html', 'malformed', 'wrong-shape'] as const;
/**
 * `status` answers `status` with `code` and `message`; `slow` waits first; `cut` loses the connection before the call is processed, `after`
 * when it has been; `twice` processes the call twice; the rest answer 200 with something that cannot be used.
 */
export interface Failure {
  readonly id: number;
  /** The id of a contract, or `*`. */
  readonly call: string;
  readonly fault: typeof faults[number];
  readonly status?: number;
  readonly code?: string;
  readonly title?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Answered instead of `{ error }`: an object as JSON, a text as HTML. */
  readonly body?: unknown;
  readonly seconds?: number;
  /** True: the call is processed before the fault shows, whatever the fault. */
  readonly processed?: boolean;
  /** How many calls it still meets. */
  readonly times: number;
  /** Only calls of this client; anybody's when absent. */
  readonly client?: string;
}

const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength });
/** What POST /sandbox/failures takes. */
export const failureRequest = (calls: readonly string[]): JsonSchema => ({
  type: 'object', required: ['call', 'fault'], additionalProperties: false,
  properties: {
    call: { enum: ['*', ...calls] }, fault: { enum: faults },
    status: { type: 'integer', minimum: 200, maximum: 599, not: { enum: [204, 205, 304] } },
    code: text(100), title: text(200), message: text(2000), fields: { type: 'object' }, body: {},
    seconds: { type: 'number', minimum: 0, maximum: 300 },
    processed: { type: 'boolean' }, times: { type: 'integer', minimum: 1, maximum: 1000 }, client: text(100),
  },
});

/** The failures that wait for their call. In memory: they belong to this process. */
export function createFailures() {
  let nextId = 1;
  let waiting: readonly Failure[] = [];
  const mine = (failure: Failure, client: string | undefined): boolean => client === undefined || failure.client === client;
  const next = (call: string, client: string | undefined): Failure | undefined => waiting.find((failure) =>
    (failure.call === '*' || failure.call === call) && (failure.client === undefined || failure.client === client));
  return {
    list: (client?: string): readonly Failure[] => waiting.filter((failure) => mine(failure, client)),
    add(spec: Omit<Failure, 'id' | 'times'> & { readonly times?: number }): Failure {
      const failure = { times: 1, ...spec, id: nextId };
      nextId += 1;
      waiting = [...waiting.slice(-199), failure];
      return failure;
    },
    clear(client?: string): void {
      waiting = waiting.filter((failure) => !mine(failure, client));
    },
    /** The oldest failure that meets this call. */
    next,
    /** The same, counted down. */
    take(call: string, client: string | undefined): Failure | undefined {
      const found = next(call, client);
      if (found) waiting = waiting.flatMap((failure) =>
        (failure !== found ? [failure] : found.times > 1 ? [{ ...found, times: found.times - 1 }] : []));
      return found;
    },
  };
}
export type Failures = ReturnType<typeof createFailures>;
