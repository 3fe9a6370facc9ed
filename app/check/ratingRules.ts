import type { Case, Figure, Rating, Row } from '#api/sandbox/quotes/rating';
import { isObject, type JsonSchema, type Rule } from '#engine';
import {
  answeredOrYes, hint, isYesOrNo, neverReached, otherSpelling, ruleEntries, sayingNothing, wordsOfRule, type Finding, type Trail,
} from '#engine/check';
import { kindsOf } from './inputKinds';
import { possibleOf, titledOf, type Rated } from './possible';

/** A rule of a rating, the list whose entries it judges, and where it stands. */
interface Judged { readonly rule: Rule; readonly each: string | undefined; readonly at: Trail }

/** What of a rating cannot be meant: words that no rule has, values that no answer has, and rows that no number comes to. */
export const checkRatingRules = (line: Rated): readonly Finding[] => [
  ...rulesIn(line.rating).flatMap((judged) => [...ruleEntries(judged.rule, judged.at).flatMap(wordsOfRule), ...impossibleIn(line, judged)]),
  ...rowsOf(line.rating).flatMap(({ row, at }) => figuresOf(row, at).flatMap(([figure, place]) => unreachedIn(figure, place))),
  ...firstRow(line.rating),
];

/** A rule may refuse the day that a form refuses, and does not mean one that lies a year ahead of it. */
const aYear = 365;
function impossibleIn(line: Rated, { rule, each, at }: Judged): readonly Finding[] {
  return ruleEntries(rule, at).flatMap((entry) => {
    const { name, wanted, path } = entry;
    if (typeof wanted === 'boolean') return isYesOrNo(possibleOf(line, name, each)?.values) ? [answeredOrYes(entry)] : [];
    const fields = kindsOf(line, name, each);
    const silent = [...sayingNothing(entry, fields), ...neverReached(entry, fields, aYear)];
    if (silent.length > 0) return silent;
    const { const: only, enum: list } = isObject(wanted) ? wanted as JsonSchema : {};
    const possible = only === undefined && list === undefined ? undefined : possibleOf(line, name, each);
    const placeOf = (index: number): Trail => [...path, ...(list ? ['enum', String(index)] : ['const'])];
    if (!possible) return (list ?? [only]).flatMap((value, index) => otherSpelling({ name, value, path: placeOf(index) }, fields));
    if (!possible.isAll) return [];
    const { values } = possible;
    return (list ?? [only]).flatMap((value, index): readonly Finding[] => (values.includes(value) ? [] : [{
      code: 'impossible-value', path: placeOf(index),
      message: `"${name}" can never be ${JSON.stringify(value)}.`, suggestion: hint(String(value), values.map(String)),
      ...titledOf(line, name, each, value, 'value'),
    }]));
  });
}
const rulesIn = (rating: Rating): readonly Judged[] => [
  ...(['refuses', 'noOffers'] as const).flatMap((word) => casesIn(rating[word], [word])),
  ...casesIn(rating.checkout.refuses, ['checkout', 'refuses']),
  ...rowsOf(rating).flatMap(({ row, at }) => [
    ...(row.when ? [{ rule: row.when, each: undefined, at: [...at, 'when'] }] : []),
    ...figuresOf(row, at).flatMap(([figure, place]) => (typeof figure === 'object' && 'percent' in figure ? figure.percent : [])
      .map(({ when }, index) => ({ rule: when, each: row.each, at: [...place, 'percent', String(index), 'when'] }))),
  ]),
];
const casesIn = (cases: readonly Case[] | undefined, at: Trail): readonly Judged[] => (cases ?? []).flatMap(({ when, each }, index) =>
  (when ? [{ rule: when, each, at: ['rating', ...at, String(index), 'when'] }] : []));

/** The rows of the price and of the other amounts, with their places. */
export function rowsOf({ price, amounts = {} }: Rating): readonly { readonly row: Row; readonly at: Trail }[] {
  const all: readonly (readonly [Trail, readonly Row[]])[] =
    [[['price'], price], ...Object.entries(amounts).map(([path, rows]) => [['amounts', path], rows] as const)];
  return all.flatMap(([at, rows]) => rows.map((row, index) => ({ row, at: ['rating', ...at, String(index)] })));
}
/** The figures of a row, with their places. */
export const figuresOf = ({ add, times = [] }: Row, at: Trail): readonly (readonly [Figure, Trail])[] => [
  ...(add === undefined ? [] : [[add, [...at, 'add']] as const]),
  ...times.map((figure, index) => [figure, [...at, 'times', String(index)]] as const),
];

/** The first row that a number does not exceed counts, so each must go further than the one before. */
function unreachedIn(figure: Figure, at: Trail): readonly Finding[] {
  if (typeof figure !== 'object' || !('range' in figure)) return [];
  return figure.in.flatMap(({ upTo }, index): readonly Finding[] => {
    const most = Math.max(...figure.in.slice(0, index).map((row) => row.upTo));
    return upTo > most ? [] : [{ code: 'unused-row', path: [...at, 'in', String(index), 'upTo'],
      message: `no number comes to this row: one before it goes up to ${most}.`, suggestion: 'Put the rows in order.' }];
  });
}
/** A row without `add` multiplies what there is so far. */
function firstRow({ price: [first] }: Rating): readonly Finding[] {
  if (!first || first.add !== undefined || first.least !== undefined) return [];
  return [{ code: 'unused-row', path: ['rating', 'price', '0'], message: 'the first row adds nothing, so there is nothing to multiply.',
    suggestion: 'Say what the price begins with: `add`.' }];
}
export const samePlans = ({ plans }: Rating): readonly Finding[] => plans.flatMap(({ plan_id: id }, index): readonly Finding[] =>
  (plans.findIndex((plan) => plan.plan_id === id) === index ? [] : [{
    code: 'same-plan', path: ['rating', 'plans', String(index), 'plan_id'], message: `"${id}" is the id of another plan already.`,
  }]));
