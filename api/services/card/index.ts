import { isObject } from '#engine/isObject';
import { loadedOnce } from '#engine/loadedOnce';
import { ApiError } from '../../errors';
import { cardScriptLimit, cardTokenLimit } from '../../timeLimits';
import type { PageConfig } from '../config';
import type { CardHolder, CardToken, CardTokens, ErrorReports } from '../types';
import { within } from '../../within';

/** PY-023: the words are the specification's. */
export const missingCardLibrary = 'Cannot init CreditCardField without Stripe.';

const refusal = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  const message = isObject(error) && typeof error['message'] === 'string' ? error['message'] : undefined;
  return new ApiError({ code: 'card_error', message, outcome: 'refused' }, { cause: error });
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
        throw refusal(error);
      }
    },
  };
};
