import { keywordFormats } from '#engine/check';
import { partNames, partOf } from '#flows/file/parts';
import { formats } from '#widgets/format/fill';
import { widgetSpecs } from '#widgets/specs';
import { known } from '../check/known';
import { drawingNames } from '../illustrations/Spot';
import { nextIcons } from '../screens/confirmation/nextIcons';
import { screenSpecs } from '#flows/screenContent';
import { factIcons } from '../screens/quote/factIcons';
import { widgetNames } from './definitionSchema';

const names = (all: readonly string[]): string => all.map((name) => `\`${name}\``).join(', ');
/** What each formatter makes of an example. */
const examples: Readonly<Record<string, readonly [unknown, unknown?]>> = {
  date: ['2026-03-20'], datePadded: ['2026-03-05'],
  period: ['2026-03-20', '2026-03-24'], shortPeriod: ['2026-03-20', '2026-03-24'], money: [77.7, 'USD'],
  whole: [12_000, 'USD'], cover: [0, 'USD'],
  phone: ['+16145550100'], names: [[{ firstName: 'Noor', lastName: 'Aziz' }, { name: 'Rex' }, { title: 'Trek FX' }, 'Bags']],
  days: ['2026-03-14', '2026-03-16'],
  lower: ['Full House'],
};
const asText = (one: unknown): string => (typeof one === 'string' ? one : JSON.stringify(one));
const formatted = Object.entries(formats).map(([name, format]) => {
  const [first, second] = examples[name] ?? [];
  if (first === undefined) throw new Error(`The formatter "${name}" has no example (app/guides/lists.ts).`);
  const shown = [first, second].filter((one) => one !== undefined).map(asText).join(', ');
  return `| \`${name}\` | ${shown} | ${format(first, second)} |`;
});
const parts = partNames.map((name) => {
  const { properties, required } = partOf(name);
  const asked = Object.keys(properties).map((field) => `\`${field}\`${required?.includes(field) ? '' : ' (optional)'}`);
  return `| \`${name}\` | ${asked.join(', ')} |`;
});

const widgetRows = widgetNames.map((name) => {
  const { types, choices, whole, silent } = widgetSpecs[name] ?? {};
  const more = [choices && (choices === 'two' ? 'with two choices, or yes or no' : 'with choices'), whole && 'whole numbers only, no cents',
    silent && 'never written by a visitor'].filter(Boolean);
  return `| \`${name}\` | ${[types ? names(types) : 'any', ...more].join('; ')} |`;
});

/** `flows/lists.md` */
export const lists = (): string => `# Names that a line may use

Generated from the code by \`npm run guides\`. The gallery (\`/gallery\`) shows widgets, icons and drawings as visitors see them.

## Parts of forms

Named in a \`form\`; each asks these fields.

| part | fields |
| --- | --- |
${parts.join('\n')}

## Formats of an answer

\`format\` of a question: ${names(keywordFormats)}.

## Formatters of a text

After a bar in a text: \`{details.policyStartDate|date}\`, with a second path after a comma:
\`{details.from,details.to|period}\`. An amount has a currency there, as a path or as a code: \`{home.rent,EUR|whole}\`;
the line’s when it names none.

| formatter | of | reads |
| --- | --- | --- |
${formatted.join('\n')}

Or the words for each value stand there, of a choice, of several, or of a yes or no:
\`{about.use|home=at home; work=for work}\`.

Besides paths, texts may name ${names(known.words ?? [])}, which the site fills.

## Widgets

\`ui:widget\` of a question. The usual one is chosen by type, format and choices: up to four choices are cards, more are a select,
or a list to search (\`search\`) where a choice has a \`help\`.

| widget | \`type\` of the question |
| --- | --- |
${widgetRows.join('\n')}

## Screens

\`screen\` of a step: ${names(Object.keys(screenSpecs))}.

## Drawings

\`illustration\` and \`icon\` of a landing page's card: ${names(drawingNames)}.

## Icons

\`icon\` of a line of what happens next, after a purchase: ${names(Object.keys(nextIcons))}. Of a fact of a quote:
${names(Object.keys(factIcons))}.

## Facts of the visit

In \`prefill\` and in rules: ${names(known.facts ?? [])}.
`;
