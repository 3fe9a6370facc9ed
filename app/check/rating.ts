import type { QuoteService } from '#api/adapters/quoteService';
import type { Case, Figure, Rating, Refusal, Row } from '#api/sandbox/quotes/rating';
import type { Source, Sources } from '#api/source';
import { checkAgainst, joinShapes, shapeAt, shapeOf, type Finding, type Report, type Shape, type Trail } from '#engine/check';
import { ratingSchema } from '#schemas/rating';
import { addOnsOf, misspeltInAddOns } from './addOns';
import { checkRead, inRule, inSources, isList, namesIn, within, type Read } from './quote';

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
  const { limits: _ofItsForms, ...said } = rating;
  const structure = checkAgainst(ratingSchema, said);
  if (structure.length > 0) return structure.map(within('rating'));
  const found: Finding[] = [];
  const report: Report = (finding) => { found.push(finding); };
  const { inputs, checkout: { needs }, buyer, uninsured = [], addOns, title } = rating;
  const application = [sentBy(create), sentBy(update), shapeOf({ payment_method_id: '' })].reduce(joinShapes);
  const ofApplication = [
    ...inSources(inputs, ['inputs'], [], report), ...Object.entries(buyer).map(([name, path]) => read(path, ['buyer', name])),
    ...(addOns === undefined ? [] : [read(addOns, ['addOns'])]),
    ...needs.map((path, index) => read(path, ['checkout', 'needs', String(index)])),
    ...uninsured.map((path, index) => read(path, ['uninsured', String(index)])),
    ...refusalsOf(rating).flatMap(({ refusal: { field }, at }) => (field === undefined ? [] : [read(field, [...at, 'field'])])),
  ];
  for (const one of ofApplication) checkRead(one, application, report, 'the application that is sent has no such field');
  const known = namesOf([...Object.keys(inputs), 'plan', 'addOns']);
  const reads = readsOf(rating);
  for (const { each, ...one } of reads) {
    const entry = each === undefined ? shapeOf({}) : entryOf(each, rating, application);
    const shape = joinShapes(known, entry);
    const nobody = each === undefined ? 'no input has this name' : `neither an input nor an entry of "${each}" has this name`;
    checkRead(one, shape, report, nobody);
    const [name = ''] = one.path.split('.');
    if (Object.hasOwn(known.names, name) && Object.hasOwn(entry.names, name)) report({
      code: 'name-of-two', path: one.at, message: `"${name}" is an input and a field of the entries of "${each}". The input is read.`,
      suggestion: 'Give the input another name where the entry is meant.',
    });
  }
  for (const one of inText(title, ['title'])) checkRead(one, joinShapes(known, namesOf(['price'])), report, 'no input has this name');
  found.push(...misspeltInAddOns(rating, reads.flatMap(({ each, path }) => (each === 'addOns' ? [path] : []))));
  return found.map(within('rating'));
}
const namesOf = (names: readonly string[]): Shape => ({ open: false, names: Object.fromEntries(names.map((name) => [name, open])) });
/** What an entry of a list has, which a row or a case reads besides the inputs. */
function entryOf(each: string, { inputs, addOns, plans }: Rating, application: Shape): Shape {
  if (each === 'addOns' && addOns !== undefined) {
    const offered = addOnsOf(plans).map(({ addOn }) => shapeOf(addOn));
    return offered.length === 0 ? open : offered.reduce(joinShapes);
  }
  const list = inputs[each];
  return (typeof list === 'string' ? shapeAt(application, `${list}.0`) : undefined) ?? open;
}

/** A name that a rating reads; of an entry of the list `each` where no input has it. */
interface NameRead extends Read { readonly each?: string }
const read = (path: string, at: Trail): Read => ({ path, at, inside: [] });
const refusalsOf = ({ refuses = [], checkout }: Rating): readonly { readonly refusal: Refusal; readonly at: Trail }[] => [
  ...refuses.map((refusal, index) => ({ refusal, at: ['refuses', String(index)] })),
  ...(checkout.refuses ?? []).map((refusal, index) => ({ refusal, at: ['checkout', 'refuses', String(index)] })),
];
const readsOf = (rating: Rating): readonly NameRead[] => {
  const { noOffers = [], price, amounts = {}, tax } = rating;
  return [
    ...refusalsOf(rating).flatMap(({ refusal, at }) =>
      [...inCase(refusal, at), ...inText(refusal.message, [...at, 'message'], refusal.each)]),
    ...noOffers.flatMap((one, index) => inCase(one, ['noOffers', String(index)])),
    ...Object.entries({ price, ...amounts }).flatMap(([name, rows]) =>
      rows.flatMap((row, index) => inRow(row, [...(name === 'price' ? [] : ['amounts']), name, String(index)]))),
    ...('state' in tax ? [read(tax.state, ['tax', 'state'])] : []),
  ];
};
const inText = (text: string, at: Trail, each?: string): readonly NameRead[] =>
  namesIn(text).map((path) => ({ ...read(path, at), each }));
const ofEntries = (reads: readonly Read[], each: string | undefined): readonly NameRead[] => reads.map((one) => ({ ...one, each }));
const listOf = (each: string | undefined, at: Trail): readonly Read[] => (each === undefined ? [] : [read(each, [...at, 'each'])]);

function inCase({ each, when, repeats = [] }: Case, at: Trail): readonly NameRead[] {
  const same = repeats.map((path, index) => read(path, [...at, 'repeats', String(index)]));
  return [...listOf(each, at), ...ofEntries([...inRule(when, [...at, 'when'], []), ...same], each)];
}
function inRow({ each, when, add, times = [] }: Row, at: Trail): readonly NameRead[] {
  const figures = [...(add === undefined ? [] : [[add, [...at, 'add']] as const]),
    ...times.map((figure, index) => [figure, [...at, 'times', String(index)]] as const)];
  return [
    ...inRule(when, [...at, 'when'], []), ...listOf(each, at),
    ...ofEntries(figures.flatMap(([figure, place]) => inFigure(figure, place)), each),
  ];
}
function inFigure(figure: Figure, at: Trail): readonly Read[] {
  if (typeof figure === 'number') return [];
  if (typeof figure === 'string') return [read(figure, at)];
  if ('percent' in figure) return figure.percent.flatMap(({ when }, index) => inRule(when, [...at, 'percent', String(index), 'when'], []));
  return 'range' in figure ? [read(figure.range, [...at, 'range'])] : [read(figure.lookup, [...at, 'lookup'])];
}
