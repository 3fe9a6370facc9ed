import { path } from '#schemas/quoteService';
import { screenSpecs } from '#flows/screenContent';
import { contentSchema } from './content';
import type { Schema } from './definitionSchema';
import { wholeSchema } from './lineSchema';

const intro = `# The words of a line file

Generated from \`schemas/\` by \`npm run guides\`: change the descriptions there, not this page.

A line is one file, \`flows/NAME/line.yaml\`, \`line.yml\` or \`line.json\` (JSON may have comments).
[tutorial.md](tutorial.md) writes one, [cookbook.md](cookbook.md) changes it, [lists.md](lists.md) has the names of formats,
widgets, icons and drawings. An editor completes these words with [schemas/line.schema.json](../schemas/line.schema.json).
A YAML file names it in its first line,
\`# yaml-language-server: $schema=../../schemas/line.schema.json\`, a JSON file at \`$schema\`.

`;
/** A table: its heading, where its words stand (in the file, or as a definition of the schema), and what is said of it. */
type Part = readonly [title: string, at: readonly string[], text: string];
const grammar = '[engine/grammar.md](../engine/grammar.md)';
const parts: readonly Part[] = [
  ['The file', [], 'What stands at the top. `*`: must be there.'],
  ['landing', ['landing'], 'The first page of the line.'],
  ['faq', ['faq'], 'Questions and answers. A line without them has no such page.'],
  ['steps', ['#step'], `A step is a page, with a name of your choice. How steps lead to each other, and what a changed answer does: `
    + `${grammar}.`],
  ['A question', ['#question'], 'A `form` is a list. A text in it names a part that lines share ([lists.md](lists.md)); an object has '
    + 'questions '
    + 'by their names; `{ section, ask }` puts questions under a heading. `ui:` words say how a field is asked.'],
  ['A transition', ['#transition'], 'What an event of `on` does.'],
  ['A branch', ['#branch'], '`next` names a step, or is a list of branches, read from top to bottom: the first whose rule holds wins.'],
  ['A rule', ['#rule'], 'Path → what its value must be, as JSON Schema: `{ details.region: { enum: [AK, HI] } }`. All must hold. `true` is '
    + `present, \`false\` absent. More in ${grammar}.`],
  ['A change', ['#change'], 'What follows when an answer changes.'],
  ['A derived value', ['#derivation'], 'One of these, in `set` of a change.'],
  ['A modal', ['#modal'], 'A message, or a choice, that a branch opens.'],
  ['quote', ['quote'], 'What the quote service is told: it keeps the application, offers plans and sells them. With it come the calls '
    + '`createQuote`, `updateQuote`, `saveEntry`, `removeEntry`, `quotePlans`, `checkout`, `createPaymentMethod`, `attachMethod`, '
      + '`purchase`.'],
  ['Where a value comes from', ['#words'], 'In `create`, `update` and `inputs`: a path, a list of such, or an object with these words.'],
  ['quote.entries', ['quote', 'entries'], 'The names of the list and of its parts.'],
  ['rating', ['rating'], 'How the sandbox rates the line. Rules and paths in it read the `inputs`, and `plan`, the plan’s id.'],
  ['A row of the price', ['#row'], 'Each row is rounded, half up, before the next.'],
  ['A figure by a table', ['#byTable'], 'A figure is a number, an input, or one of these three.'],
  ['A figure by a range', ['#byRange'], ''],
  ['A figure by rules', ['#byRules'], ''],
  ['A refusal', ['#refusal'], 'In `refuses`. `noOffers` has `each`, `when` and `repeats` alone.'],
  ['A call of its own', ['#call'], 'In `calls`; a line of the quote service needs none.'],
];

/** `flows/line-file.md` */
export function reference(): string {
  const whole = wholeSchema();
  const schemaAt = (at: readonly string[]): Schema => at.reduce<Schema | undefined>((schema, name) =>
    (name.startsWith('#') ? whole.definitions[name.slice(1)] : schema?.properties?.[name]), whole) ?? missing(at);
  const screens = Object.entries(screenSpecs).map(([screen, { needs, content }]) =>
    chapter(`content of ${screen}`, `The step needs ${needs.map((word) => `\`${word}\``).join(' and ')}.`, contentSchema(screen, content)));
  return intro + [...parts.map(([title, at, text]) => chapter(title, text, schemaAt(at))), ...screens].join('\n');
}
const missing = (at: readonly string[]): never => { throw new Error(`The schema has nothing at ${at.join(' › ')}.`); };
const chapter = (title: string, text: string, of: Schema): string => `## ${title}\n\n${text === '' ? '' : `${text}\n\n`}${tableOf(of)}\n`;

function tableOf(schema: Schema): string {
  const { properties = {}, required = [] } = schema;
  const rows = Object.entries(properties).map(([name, inner]) => {
    const words = inner.properties ? `: ${Object.keys(inner.properties).map((word) => `\`${word}\``).join(', ')}` : '';
    return `| \`${name}\`${required.includes(name) ? ' *' : ''} | ${kindOf(inner)}${words} | ${cell(inner.description ?? '')} |`;
  });
  return ['| word | kind | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const refs: Readonly<Record<string, string>> = {
  path: 'path', rule: 'rule', uses: 'list of calls', next: 'step or branches', transition: 'transition', form: 'list of questions',
  change: 'change',
  modal: 'modal', step: 'step', call: 'call', sale: 'sale', row: 'row', figure: 'figure', refusal: 'refusal',
  source: 'where a value comes from',
  sources: 'name → where a value comes from', asked: 'part, or questions', question: 'question', branch: 'branch',
  derivation: 'derived value',
};
const types: Readonly<Record<string, string>> = {
  string: 'text', number: 'number', integer: 'number', boolean: 'true or false', object: 'object', array: 'list',
};
const code = (values: readonly unknown[]): string => values.map((one) => `\`${String(one)}\``).join(', ');
/** More values than this stand in lists.md. */
const mostValues = 12;
/** What a value is, in a word or two. */
function kindOf(schema: Schema): string {
  const { $ref, enum: values, anyOf, const: only, type, items, additionalProperties: each, properties, pattern } = schema as Kinds;
  if ($ref) return refs[$ref.split('/').at(-1) ?? ''] ?? 'object';
  if (values) return values.length > mostValues ? '[a name](lists.md)' : code(values);
  if (only !== undefined) return code([only]);
  if (pattern === path.pattern) return 'path';
  if (anyOf) return [...new Set(anyOf.map(kindOf))].join(', or ');
  if (type === 'array' && items) return `list of ${kindOf(items)}`;
  if (type === 'object' && typeof each === 'object' && !properties) return `name → ${kindOf(each)}`;
  return [type].flat().map((one) => types[String(one)] ?? 'any').join(', or ');
}
interface Kinds {
  readonly $ref?: string; readonly enum?: readonly unknown[]; readonly anyOf?: readonly Schema[]; readonly const?: unknown;
  readonly type?: string | readonly string[]; readonly items?: Schema; readonly pattern?: string;
  readonly additionalProperties?: Schema | boolean; readonly properties?: object;
}
