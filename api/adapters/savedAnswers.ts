import type { responsesContract, ResponsesRequest } from '../contracts/survey';
import type { Address } from '../services/types';
import type { Tools } from '../types';
import { atPath } from './atPath';

interface Screen {
  /** The line's code, by which a site names its path. */
  readonly line: string;
  readonly body: ResponsesRequest;
  readonly at: Address;
}

/** S-02, SV-042: the answers of one screen, saved at the site's own path. A site without such a path gets them with the rates. */
export async function savedAnswers(
  contract: ReturnType<typeof responsesContract>, { line, body, at }: Screen,
  { http, session, signal }: Tools & { readonly signal: AbortSignal },
) {
  const path = session.site?.settings.survey_paths?.[line];
  if (path === null) return { reply: { next_screen_id: null } };
  const answer = await http.send(atPath(contract, path), { body, at, signal });
  return { reply: { next_screen_id: answer.next_screen_id ?? null } };
}
