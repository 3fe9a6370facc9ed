import { isObject } from '#engine/isObject';
import { loadedOnce } from '#engine/loadedOnce';
import { ApiError } from '../../errors';
import { cardScriptLimit, cardTokenLimit } from '../../timeLimits';
import type { PageConfig } from '../config';
import type { CardHolder, CardToken, CardTokens, ErrorReports } from '../types';
import { within } from '../../within';

/** PY-023: the words are the specification's. */
export const missingCardLibrary = 'Cannot init CreditCardField without Stripe.';

/** What the provider says of a card, or of a lost connection, is written for the visitor. All else is for the shop, as of a wrong key. */
const forVisitors: readonly unknown[] = ['card_error', 'validation_error', 'api_connection_error'];
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const refusal = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  const said = saidBy(error);
  if (!forVisitors.includes(said['type'])) return new ApiError({ code: 'card_service', outcome: 'refused' }, { cause: error });
  return new ApiError({ code: 'card_error', message: text(said['message']), outcome: 'refused' }, { cause: error });
};
/** The provider's own error: the card field throws one with it as the cause. */
const saidBy = (error: unknown): Readonly<Record<string, unknown>> => {
  const cause = error instanceof Error ? error.cause : undefined;
  return [cause, error].find(isObject) ?? {};
};
/** For the operator. Of what the provider says only type and code, because its message may quote the visitor. */
const described = (error: unknown): unknown => {
  const { type, code } = saidBy(error);
  const reason = [type, code].filter(Boolean).join(' ');
  return type === undefined ? error : new Error(`The card service refuses a token: ${reason}`, { cause: error });
};

export type LoadLibrary = (key: string, standIn: string | undefined) => Promise<unknown>;
const loadLazily: LoadLibrary = async (key, standIn) => (await import('./load')).loadCardLibrary(key, standIn);

/** PY-006, PY-022, PY-023. The page holds a way to ask for a token, never a card number. */
export const createCardTokens = (
  { cardKey, cardScript }: Pick<PageConfig, 'cardKey' | 'cardScript'>,
  reports: Pick<ErrorReports, 'report'>, loadLibrary: LoadLibrary = loadLazily,
): CardTokens => {
  let create: ((holder: CardHolder) => Promise<CardToken>) | undefined;

  const library = loadedOnce(async (): Promise<unknown> => {
    try {
      const found = cardKey ? await within(cardScriptLimit, loadLibrary(cardKey, cardScript)) : null;
      if (found) return found;
      throw new Error('No card key is configured');
    } catch (cause) {
      console.warn(missingCardLibrary);
      reports.report(new Error(missingCardLibrary, { cause }), { code: 'card_library_missing' });
      throw cause;
    }
  });

  return {
    sandboxed: cardScript !== undefined,
    off: cardKey === '',
    load: () => library().catch(() => null),
    register(next) {
      create = next;
    },
    async createToken(holder) {
      if (!create) throw new ApiError({ code: 'card_error', outcome: 'refused' });
      try {
        // Nothing was charged when it is late: a token that comes then is never used.
        return await within(cardTokenLimit, create(holder));
      } catch (error) {
        const refused = refusal(error);
        if (refused.code !== 'card_error') reports.report(described(error), { code: refused.code });
        throw refused;
      }
    },
  };
};
