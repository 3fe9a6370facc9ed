import { ApiError, type ApiErrorDetails } from '../errors';

/** An answer whose body has arrived. */
export interface Arrived {
  readonly status: number;
  readonly text: string;
  readonly request?: string;
}

type Plain = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value.trim() : undefined);

const parse = (text: string): { readonly value?: unknown; readonly readable: boolean } => {
  try {
    return { value: JSON.parse(text), readable: true };
  } catch {
    return { readable: false };
  }
};

/** `{ zip: ['…'] }`, `{ zip: '…' }`: a list of messages per field; anything else is left out. */
const fieldsOf = (value: unknown): ApiErrorDetails['fields'] => {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).flatMap(([name, messages]) => {
    const texts = (Array.isArray(messages) ? messages : [messages]).flatMap((message) => textOf(message) ?? []);
    return texts.length > 0 ? [[name, texts] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** ME-005: the body's `error` is an object or a sentence. */
const refusalOf = (body: Plain): Pick<ApiErrorDetails, 'code' | 'title' | 'message' | 'fields'> => {
  const { error } = body;
  if (!isRecord(error)) return { code: 'default', message: textOf(error) };
  return { code: textOf(error['code']) ?? 'default', title: textOf(error['title']), message: textOf(error['message']), fields: fieldsOf(error['fields']) };
};

const [Unauthorized, RequestTimeout, Conflict, TooMany] = [401, 408, 409, 429] as const;

/** What a status outside 2xx means (quality.md, F05 to F11). */
const fault = ({ status, text, request }: Arrived, isPurchase: boolean): ApiError => {
  const where = { status, request };
  if (status === Unauthorized) return new ApiError({ code: 'unauthorized', outcome: 'refused', ...where });
  if (status < 400 || status >= 500 || status === RequestTimeout) return new ApiError({ code: 'default', outcome: 'unknown', ...where });
  const { value, readable } = parse(text);
  // A purchase that is still busy after its replays may yet succeed (F07).
  const stillBusy = status === Conflict && isPurchase;
  const refused = !stillBusy && (status === TooMany || (readable && isRecord(value)));
  return new ApiError({ ...(isRecord(value) ? refusalOf(value) : { code: 'default' }), outcome: refused ? 'refused' : 'unknown', ...where });
};

/** The answer that fits its contract, or an ApiError: never half of one (F12 to F15). */
export const readAnswer = <Answer>(arrived: Arrived, isPurchase: boolean, fits: (value: unknown) => boolean): Answer => {
  if (arrived.status < 200 || arrived.status >= 300) throw fault(arrived, isPurchase);
  const { value, readable } = parse(arrived.text);
  if (!readable || !fits(value)) {
    throw new ApiError({ code: 'malformed', outcome: 'unknown', status: arrived.status, request: arrived.request });
  }
  return value as Answer;
};
