import { fill } from './fill';

/** What a text names between braces, and whether anything is known of it. */
const namedIn = (template: string, context: unknown): readonly boolean[] =>
  [...template.matchAll(/\{[^{}]+\}/gu)].map(([name]) => fill(name, context) !== '');
/** Fills a text of sentences. One that names something unknown is left out, as on a receipt that is loaded again (S15). */
export const fillSentences = (template: string, context: unknown): string =>
  template.split(/(?<=[.!?])\s+(?![^{}]*\})/u).filter((sentence) => namedIn(sentence, context).every(Boolean))
    .map((sentence) => fill(sentence, context)).join(' ');
/** Fills a text of lines. One that names nothing known is left out: `{from|date} to {to|date}`. */
export const fillLines = (template: string, context: unknown): string =>
  template.split('\n').filter((line) => !line.includes('{') || namedIn(line, context).includes(true))
    .map((line) => fill(line, context)).join('\n');
/** Fills a text of parts between commas. One that names something unknown is left out: `{city}, {county} County`. */
export const fillParts = (template: string, context: unknown): string =>
  template.split(/,\s+(?![^{}]*\})/u).filter((part) => namedIn(part, context).every(Boolean))
    .map((part) => fill(part, context)).join(', ');
