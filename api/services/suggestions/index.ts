import { loadedOnce } from '#engine/loadedOnce';
import type { AddressSuggestions, ErrorReports } from '../types';

export interface SuggestionsOptions {
  readonly mapsKey?: string;
  readonly twin?: AddressSuggestions;
  readonly reports: Pick<ErrorReports, 'report'>;
}

/** T5, WG-009: without a provider there are no suggestions. A request that fails rejects: what is typed may count then (S-84). */
export const createSuggestions = ({ mapsKey, twin, reports }: SuggestionsOptions): AddressSuggestions => {
  let warned = false;
  let reported = false;
  /** The visitor goes on without suggestions and says nothing of it: one report tells the operator. */
  const tell = (error: unknown, code: string): void => {
    if (!reported) reports.report(error, { code });
    reported = true;
  };
  const missing = (error?: unknown): AddressSuggestions | undefined => {
    if (!warned) console.warn('GOOGLE_LIBRARY_MISSING');
    warned = true;
    if (error !== undefined) tell(error, 'GOOGLE_LIBRARY_MISSING');
    return twin;
  };
  const google = mapsKey ? loadedOnce(async () =>
    (await import('./google')).createGoogleSuggestions(mapsKey, (error) => tell(error, error.code))) : undefined;
  const provider = async (): Promise<AddressSuggestions | undefined> => (google ? google().catch(missing) : twin ?? missing());
  return {
    ready: async () => (await provider()) !== undefined,
    async suggest(text, options) {
      const found = await (await provider())?.suggest(text, options);
      return options.signal?.aborted ? [] : (found ?? []);
    },
    async resolve(id, signal) {
      return (await provider())?.resolve(id, signal) ?? {};
    },
  };
};
