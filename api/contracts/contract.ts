import type { JsonSchema } from '#engine';
import type { Described, ObjectOf, ValueOf } from '#schemas/described';

/** A JSON Schema with the type of the values that it describes. */
export type Schema<Value = unknown> = JsonSchema & Described<Value>;
export type { ValueOf } from '#schemas/described';

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
  readonly request?: Schema<Request>;
  /** Header names the call needs, beside X-Environment and Authorization. */
  readonly headers?: readonly string[];
  readonly answer: Schema<Answer>;
  /** Documented refusals: the HTTP status and the body's `error`. */
  readonly refusals: readonly Refusal[];
}
export type RequestOf<Of> = Of extends Contract<infer Request> ? Request : never;
export type AnswerOf<Of> = Of extends Contract<unknown, infer Answer> ? Answer : never;
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

export const string: Schema<string> = { type: 'string' };
export const number: Schema<number> = { type: 'number' };
export const boolean: Schema<boolean> = { type: 'boolean' };
export const anyObject: Schema<Readonly<Record<string, unknown>>> = { type: 'object' };
export const text = (maxLength = 200): Schema<string> => ({ type: 'string', maxLength });
export const text1 = (max = 200): Schema<string> => ({ ...text(max), minLength: 1 });
export const day: Schema<string> = { type: 'string', format: 'date' };
/** E.164, or the ten digits of a US number (S-75). */
export const phone: Schema<string> = { type: 'string', format: 'phone', maxLength: 16 };
export const email: Schema<string> = { type: 'string', format: 'email', maxLength: 254 };
export const countryCode: Schema<string> = { type: 'string', pattern: '^[A-Z]{2}$' };

type Properties = Readonly<Record<string, JsonSchema>>;
/** Any object that must have these properties; more is allowed, because a partner may add some. */
export const object = <const Of extends Properties, Optional extends keyof Of = never>(
  properties: Of, optional: readonly Optional[] = [],
): Schema<ObjectOf<Of, Optional>> => ({
  type: 'object', properties, required: Object.keys(properties).filter((name) => !(optional as readonly PropertyKey[]).includes(name)),
});
export const list = <const Of extends JsonSchema>(items: Of, limits: JsonSchema = {}): Schema<readonly ValueOf<Of>[]> =>
  ({ type: 'array', items, ...limits });
export const maybe = <const Of extends JsonSchema>(schema: Of): Schema<ValueOf<Of> | null> => ({ anyOf: [schema, { type: 'null' }] });

/** WG-003: how an address travels. */
export const ratingAddress = object({
  line1: text1(), line2: text(), city: text1(100), state_or_region: text(100), postal: text(20), country_code: countryCode,
}, ['line2']);
export type RatingAddress = ValueOf<typeof ratingAddress>;

/** PY-010; the total alone will do (RN-028). Amounts are in the currency's unit with at most two decimals. */
export const totals = object({ subtotal: number, discount: number, tax: number, grandtotal: number }, ['subtotal', 'discount', 'tax']);
export type Totals = ValueOf<typeof totals>;
export const currency = object({ code: text1(3) });
export const amount: Schema<number> = { type: 'number', minimum: 0 };
/** The payments in order. */
export const paymentSchedule = (minItems = 1) =>
  object({ total_amount: number, schedule: list(object({ amount: number, downpayment: boolean }, ['downpayment']), { minItems }) });

/** C-33, F13: a policy in review may have no number yet; without number and status there is no policy. */
export const numberOrStatus: JsonSchema = { anyOf: [{ required: ['policy_number'] }, { required: ['status'] }] };

/** CH-006: who buys, where no token says it. */
export const buyer = { first_name: text1(40), last_name: text1(40), phone_number: phone, email };
export const buyerFields = ['first_name', 'last_name', 'phone_number', 'email'] as const;
