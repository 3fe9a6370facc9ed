import type { Rating } from '../quotes/rating';
import { heading, paragraph, titled } from './lines';
import { textPdf } from './pdf';

/** The sample policy of each plan of a line that its rating words, by its name. */
export const ratedDocuments = ({ plans, wording }: Rating): readonly (readonly [name: string, make: () => Uint8Array])[] =>
  (wording ? plans.map(({ plan_id, information: { title } }) => [plan_id, () => textPdf(title, [
    ...titled(title, 'Sample policy of the sandbox. Nothing in it is an offer, and no cover comes of it.'),
    ...Object.entries(wording).flatMap(([head, texts]) => [...heading(head), ...texts.flatMap(paragraph)]),
  ])] as const) : []);
