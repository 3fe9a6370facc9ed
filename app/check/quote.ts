import type { QuoteService } from '#api/adapters/quoteService';
import type { Source, Sources } from '#api/source';
import { subjectOf, type FlowDefinition, type Rule } from '#engine';
import {
  certain, checkAgainst, checkDerivation, hint, hintElsewhere, joinShapes, missingPart, ruleEntries, shapeOf, shapeOfContext, shapeOfSchema,
  type Finding, type Report, type Shape, type Trail,
} from '#engine/check';
import { quoteServiceSchema } from '#schemas/quoteService';

/** A path that data read, and where it stands; `inside` are the lists whose entries it is read of. */
export interface Read { readonly path: string; readonly at: Trail; readonly inside: readonly string[] }
const ways = ['first', 'sum', 'count', 'days', 'years', 'text', 'lookup', 'newId', 'value', 'now', 'fields'];

/** A finding about a part of what a line says. */
export const within = (part: string) => (finding: Finding): Finding =>
  ({ ...finding, path: [part, ...finding.path], ...(finding.at ? { at: [part, ...finding.at] } : {}) });

/** What a line says of itself at the quote service: words that are none, and paths that nothing gives. */
export function checkQuote(quote: QuoteService, flow: FlowDefinition, given: Shape): readonly Finding[] {
  const structure = checkAgainst(quoteServiceSchema, quote);
  if (structure.length > 0) return structure.map(within('quote'));
  const found: Finding[] = [];
  const report: Report = (finding) => { found.push(finding); };
  const context = joinShapes(shapeOfContext(flow, given), shapeOf({ partner: { client_id: '' } }));
  const shape: Shape = { ...context, names: { ...context.names, ...entriesIn(quote, flow) } };
  for (const read of readsOf(quote, report)) checkRead(read, shape, report);
  if (quote.entries) for (const [call, what] of [['saveEntry', 'kept'], ['removeEntry', 'removed']] as const) {
    if (Object.hasOwn(flow.calls, call)) continue;
    report({ code: 'unused-call', path: ['entries'], key: true, message: `no step makes the call "${call}": no entry would be ${what}.` });
  }
  return found.map(within('quote'));
}

/** The paths that the quote service reads, but for those of an entry; none while its words are wrong. */
export const spokenBy = (quote: QuoteService): readonly string[] => (checkAgainst(quoteServiceSchema, quote).length > 0 ? []
  : [...new Set(readsOf(quote, () => undefined).filter(({ inside }) => inside.length === 0).map(({ path }) => path))]);

/** An entry of the list is what its form asks, and its id. */
export function entriesIn({ entries }: QuoteService, { steps }: FlowDefinition): Shape['names'] {
  if (!entries) return {};
  const asked = Object.values(steps).flatMap(({ form, save }) => (form && save === entries.entry ? [shapeOfSchema(form.schema)] : []));
  const entry = asked.reduce(joinShapes, shapeOf({ [entries.id]: '' }));
  return { [entries.entry]: entry, [entries.list]: { open: false, names: { '*': entry } } };
}

export function readsOf({ place, buyer, plans, entries, create, update }: QuoteService, report: Report): readonly Read[] {
  const read = (path: string | undefined, ...at: Trail): readonly Read[] => (path === undefined ? [] : [{ path, at, inside: [] }]);
  return [
    ...read(place, 'place'), ...read(plans?.category, 'plans', 'category'),
    ...Object.entries(buyer).flatMap(([name, path]) => read(path, 'buyer', name)),
    ...inSources(create, ['create'], [], report), ...inSources(update, ['update'], [], report),
    ...(['list', 'entry', 'removed'] as const).flatMap((word) => read(entries?.[word], 'entries', word)),
    ...(entries?.refuses ?? []).flatMap(({ when }, index) => inRule(when, ['entries', 'refuses', String(index), 'when'], [])),
  ];
}
export const inRule = (rule: Rule | undefined, at: Trail, inside: readonly string[]): readonly Read[] =>
  ruleEntries(rule, at).map(({ name, path }) => ({ path: subjectOf(name).path, at: path, inside }));
export const inSources = (sources: Sources, at: Trail, inside: readonly string[], report: Report): readonly Read[] =>
  Object.entries(sources).flatMap(([name, source]) => inSource(source, [...at, name], inside, report));

/** The names in braces of a text. */
export const namesIn = (text: string): readonly string[] => [...text.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name.trim());

export const isList = (source: Source): source is readonly Source[] => Array.isArray(source);
function inSource(source: Source, at: Trail, inside: readonly string[], report: Report): readonly Read[] {
  if (typeof source === 'string') return [{ path: source, at, inside }];
  if (isList(source)) return source.flatMap((one, index) => inSource(one, [...at, String(index)], inside, report));
  const { when, complete: _complete, list, fields, first = [], ...words } = source;
  const said = { ...words, ...(fields ? { fields } : {}), ...('first' in source ? { first } : {}) };
  if (!when || Object.keys(said).length > 0) checkDerivation(said, at, report, ways);
  const read = (path: string | undefined, ...word: Trail): readonly Read[] =>
    (path === undefined ? [] : [{ path, at: [...at, ...word], inside }]);
  return [
    ...inRule(when, [...at, 'when'], inside), ...read(list, 'list'), ...read(words.count, 'count'), ...read(words.lookup, 'lookup'),
    ...(words.sum ?? []).flatMap((path) => read(path, 'sum')),
    ...(['days', 'years'] as const).flatMap((word) => (['from', 'to'] as const).flatMap((end) => read(words[word]?.[end], word, end))),
    ...namesIn(words.text ?? '').flatMap((path) => read(path, 'text')),
    ...first.flatMap((one, index) => inSource(one, [...at, 'first', String(index)], inside, report)),
    ...(fields ? inSources(fields, [...at, 'fields'], list === undefined ? inside : [...inside, list], report) : []),
  ];
}

/** Does something give the path? `givers` names in words what could. */
export function checkRead({ path, at: place, inside }: Read, shape: Shape, report: Report,
  givers = 'no form field, no `save`, no call'): void {
  const before = inside.flatMap((list) => [...list.split('.'), '0']);
  const missing = missingPart(shape, [...before, path.replaceAll('*', '0')].join('.'));
  if (!missing) return;
  const wrong = missing.parts.at(-1) as string;
  const at = missing.parts.length - 1 - before.length;
  // A list that is missing has a finding of its own, where it is named.
  const whole = (right: string): string => (at < 0 ? right : path.split('.').with(at, right).join('.'));
  const where = inside.length > 0 ? ` in an entry of "${inside.join('.')}"` : '';
  const message = `nothing gives "${path}"${where}: ${givers}.`;
  const isSlip = inside.length > 0 || certain(wrong, missing.there) !== undefined;
  const elsewhere = isSlip ? undefined : hintElsewhere(shape, path.split('.').at(-1) as string);
  report({ code: 'unknown-path', path: place, message, suggestion: elsewhere ?? hint(wrong, missing.there, whole) });
}
