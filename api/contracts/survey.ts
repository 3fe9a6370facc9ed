import { anyObject, contract, maybe, object, string, text1, type Refusal, type RequestOf, type Schema, type ValueOf } from './contract';

/** Answers by key name: only those of the screens that count, and who is insured (S-12). */
export type Details = Readonly<Record<string, unknown>>;
/** The questions, read by the engine. */
export const dynamicForm: Schema = { type: 'object' };

interface Responses { readonly id: string; readonly path: string; readonly examples: readonly ResponsesAnswer[]; readonly refusals: readonly Refusal[] }
/** `next_screen_id` names the screen to ask next (S-01). */
const answer = object({ next_screen_id: maybe(string) }, ['next_screen_id']);
export type ResponsesAnswer = ValueOf<typeof answer>;
/** S-02: saves and checks the answers of one screen, at a path of each line's own. */
export const responsesContract = ({ id, path, examples, refusals }: Responses) => contract({
  id, method: 'POST', path, kind: 'survey', summary: 'Judges the answers of one screen and says which screen follows',
  request: object({ plan_id: text1(), screen_id: text1(), details: anyObject }), answer: { ...answer, examples }, refusals,
});
export type ResponsesRequest = RequestOf<ReturnType<typeof responsesContract>>;
