import type { JsonSchema } from '#engine';

/**
 * A call of the API. The client checks `answer`, the sandbox checks `request`, and the prover plays the `examples` of `answer`
 * and the `refusals`.
 */
export interface Contract<Request = unknown, Answer = unknown> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below the API's host; `{name}` is a path parameter. */
  readonly path: string;
  /** Decides the time limit and the retries. */
  readonly kind: 'startup' | 'list' | 'quote' | 'survey' | 'method' | 'purchase';
  readonly summary: string;
  readonly query?: JsonSchema;
  readonly request?: JsonSchema;
  /** Header names the call needs, beside X-Environment and Authorization. */
  readonly headers?: readonly string[];
  readonly answer: JsonSchema;
  /** Documented refusals: the HTTP status and the body's `error`. */
  readonly refusals: readonly Refusal[];
  /** Never set; carries the types. */
  readonly types?: { readonly request: Request; readonly answer: Answer };
}
export interface Refusal {
  readonly status: number;
  readonly error: {
    readonly code?: string;
    readonly title?: string;
    readonly message?: string;
    readonly fields?: Readonly<Record<string, readonly string[]>>;
  };
}

/** An id is not a right: the same answer for what is not there and for what belongs to somebody else. */
export const quoteNotFound: Refusal = {
  status: 404, error: { code: 'quote_not_found', message: 'There is no such quote.', fields: { quote_id: ['is not known'] } },
};
export const methodNotFound: Refusal = {
  status: 404,
  error: {
    code: 'payment_method_not_found', message: 'There is no such payment method.', fields: { payment_method_id: ['is not known'] },
  },
};

/** How a purchase of any line is refused. `key` is what a unique key belongs to, `again` how a visitor comes to the new price. */
export const purchaseRefusals = (key: 'quote' | 'purchase', again: string): readonly Refusal[] => [
  { status: 402, error: { code: 'payment_method_rejected_by_service', message: 'Your card was declined.' } },
  { status: 409, error: { code: 'purchase_in_progress', message: 'This purchase is still being processed.' } },
  { status: 422, error: { code: 'unique_key_reused', message: `This key belongs to another ${key}.` } },
  { status: 422, error: { code: 'price_changed', message: `The price has changed. ${again} to see the new total.` } },
];

export const contract = <Request = undefined, Answer = unknown>(spec: Contract<Request, Answer>): Contract<Request, Answer> => spec;

const text = (max = 200): JsonSchema => ({ type: 'string', maxLength: max });
/** Any object that must have these properties; more is allowed, because a partner may add some. */
export const object = (properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object', properties, required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
export const list = (items: JsonSchema, limits: JsonSchema = {}): JsonSchema => ({ type: 'array', items, ...limits });

/** WG-003: how an address travels. */
export const ratingAddress = object({
  line1: { type: 'string', minLength: 1, maxLength: 200 }, line2: text(), city: { type: 'string', minLength: 1, maxLength: 100 },
  state_or_region: text(100), postal: text(20), country_code: { type: 'string', pattern: '^[A-Z]{2}$' },
}, ['line2']);
export interface RatingAddress {
  readonly line1: string; readonly line2?: string; readonly city: string;
  readonly state_or_region: string; readonly postal: string; readonly country_code: string;
}

/** PY-010. Amounts are in the currency's unit with at most two decimals. */
export const totals = object({
  subtotal: { type: 'number' }, discount: { type: 'number' }, tax: { type: 'number' }, grandtotal: { type: 'number' },
}, ['discount', 'tax']);
export interface Totals { readonly subtotal: number; readonly discount?: number; readonly tax?: number; readonly grandtotal: number }

export const text1 = (max = 200): JsonSchema => ({ type: 'string', minLength: 1, maxLength: max });
export const day: JsonSchema = { type: 'string', format: 'date' };
/** E.164, or the ten digits of a US number (S-75). */
export const phone: JsonSchema = { type: 'string', format: 'phone', maxLength: 16 };
export const email: JsonSchema = { type: 'string', format: 'email', maxLength: 254 };
