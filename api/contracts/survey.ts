import type { JsonSchema } from '#engine';
import { contract, object, text1, type Contract, type Refusal } from './contract';

/** Answers by key name: only those of the screens that count, and who is insured (S-12). */
export type Details = Readonly<Record<string, unknown>>;
export const details: JsonSchema = { type: 'object' };
export const maybe = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/** `next_screen_id` names the screen to ask next (S-01). */
export interface ResponsesAnswer { readonly next_screen_id?: string | null }
export interface ResponsesRequest { readonly plan_id: string; readonly screen_id: string; readonly details: Details }

interface Responses { readonly id: string; readonly path: string; readonly examples: readonly ResponsesAnswer[]; readonly refusals: readonly Refusal[] }
/** S-02: saves and checks the answers of one screen, at a path of each line's own. */
export const responsesContract = ({ id, path, examples, refusals }: Responses): Contract<ResponsesRequest, ResponsesAnswer> => contract<ResponsesRequest, ResponsesAnswer>({
  id, method: 'POST', path, kind: 'survey', summary: 'Judges the answers of one screen and says which screen follows',
  request: object({ plan_id: text1(), screen_id: text1(), details }),
  answer: { ...object({ next_screen_id: maybe({ type: 'string' }) }, ['next_screen_id']), examples },
  refusals,
});
