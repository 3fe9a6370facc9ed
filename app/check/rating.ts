import type { QuoteService } from '#api/adapters/quoteService';
import type { Case, Figure, Rating, Row } from '#api/sandbox/quotes/rating';
import type { Source, Sources } from '#api/source';
import { checkAgainst, joinShapes, shapeOf, type Finding, type Report, type Shape, type Trail } from '#engine/check';
import { ratingSchema } from '#schemas/rating';
import { checkRead, inRule, inSources, isList, within, type Read } from './quote';

const open: Shape = { open: true, names: {} };
/** What an application holds, as the line sends it. */
const sentBy = (sources: Sources): Shape =>
  ({ open: false, names: Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, shapeOfSource(source)])) });
function shapeOfSource(source: Source): Shape {
  if (typeof source === 'string') return open;
  if (isList(source)) return { open: source.length === 0, names: { '*': source.map(shapeOfSource).reduce(joinShapes, shapeOf({})) } };
  if (!source.fields) return open;
  const entry = sentBy(source.fields);
  return source.list === undefined ? entry : { open: false, names: { '*': entry } };
}

/** How a line is rated: words that are none, inputs that nothing sends, and rows that read no input. */
export function checkRating(rating: Rating, { create, update }: QuoteService): readonly Finding[] {
  const structure = checkAgainst(ratingSchema, rating);
  if (structure.length > 0) return structure.map(within('rating'));
  const found: Finding[] = [];
  const report: Report = (finding) => { found.push(finding); };
  const { inputs, checkout: { needs }, buyer, uninsured = [], addOns } = rating;
  const application = [sentBy(create), sentBy(update), shapeOf({ payment_method_id: '' })].reduce(joinShapes);
  const paths = { ...buyer, ...(addOns === undefined ? {} : { addOns }) };
  const ofApplication = [
    ...inSources(inputs, ['inputs'], [], report), ...Object.entries(paths).map(([name, path]) => read(path, [name])),
    ...needs.map((path, index) => read(path, ['checkout', 'needs', String(index)])),
    ...uninsured.map((path, index) => read(path, ['uninsured', String(index)])),
  ];
  for (const one of ofApplication) checkRead(one, application, report, 'the application that is sent has no such field');
  const names = [...Object.keys(inputs), 'plan', 'price', 'addOns'];
  const known: Shape = { open: false, names: Object.fromEntries(names.map((name) => [name, open])) };
  for (const one of readsOf(rating)) checkRead(one, known, report, 'no input has this name');
  return found.map(within('rating'));
}

const read = (path: string, at: Trail): Read => ({ path, at, inside: [] });
const readsOf = ({ refuses = [], noOffers = [], checkout, price, amounts = {}, tax, title }: Rating): readonly Read[] => [
  ...refuses.flatMap((one, index) => inCase(one, ['refuses', String(index)])),
  ...noOffers.flatMap((one, index) => inCase(one, ['noOffers', String(index)])),
  ...(checkout.refuses ?? []).flatMap((one, index) => inCase(one, ['checkout', 'refuses', String(index)])),
  ...Object.entries({ price, ...amounts }).flatMap(([name, rows]) =>
    rows.flatMap((row, index) => inRow(row, [...(name === 'price' ? [] : ['amounts']), name, String(index)]))),
  ...('state' in tax ? [read(tax.state, ['tax', 'state'])] : []),
  ...[...title.matchAll(/\{([^{}]+)\}/g)].map(([, path = '']) => read(path.trim(), ['title'])),
];
/** What an entry of a list has is the application's to say. */
const inCase = ({ each, when }: Case, at: Trail): readonly Read[] =>
  (each === undefined ? inRule(when, [...at, 'when'], []) : [read(each, [...at, 'each'])]);
function inRow({ each, when, add, times = [] }: Row, at: Trail): readonly Read[] {
  const figures = [...(add === undefined ? [] : [[add, [...at, 'add']] as const]),
    ...times.map((figure, index) => [figure, [...at, 'times', String(index)]] as const)];
  return [
    ...inRule(when, [...at, 'when'], []),
    ...(each === undefined ? figures.flatMap(([figure, place]) => inFigure(figure, place)) : [read(each, [...at, 'each'])]),
  ];
}
function inFigure(figure: Figure, at: Trail): readonly Read[] {
  if (typeof figure === 'number') return [];
  if (typeof figure === 'string') return [read(figure, at)];
  if ('percent' in figure) return figure.percent.flatMap(({ when }, index) => inRule(when, [...at, 'percent', String(index), 'when'], []));
  return 'range' in figure ? [read(figure.range, [...at, 'range'])] : [read(figure.lookup, [...at, 'lookup'])];
}
