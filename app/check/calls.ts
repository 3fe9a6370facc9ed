import { ApiError } from '#api/errors';
import { DroppedPromise, wordsOf } from '#api/droppedPromise';
import {
  addDays, fieldNames, getPath, isBlank, isDay, isObject, pathOf, setPath, type Context, type FlowDefinition, type JsonSchema,
  type Path,
} from '#engine';
import {
  applyPatch, chosenAt, fieldSchema, givenByCalls, hint, joinShapes, keptByModals, listsIn, shapeOf, type Finding, type Known, type Shape,
} from '#engine/check';
import { catalogue } from '../modals/catalogue';
import { isData, type SeenCall, type Walks } from './walkCalls';

/** What calls do wrong, as the walks saw it. */
export async function checkCalls(flow: FlowDefinition, known: Known, walks: Walks): Promise<readonly Finding[]> {
  const unsold = checkSales(flow, walks);
  // An order without a key is sent without it.
  const played = walks.calls.filter(({ call }) => !unsold.some(({ path }) => path[1] === call));
  const lists = listsIn(flow, known);
  const found = [...unsold, ...played.flatMap((seen) => checkCall(flow, lists, seen)), ...await checkPrices(flow, walks)];
  return [...new Map(found.map((one) => [`${one.code} ${one.path.join('.')} ${one.code === 'adapter-throws' ? '' : one.message}`,
    one])).values()];
}

/** What a purchase sells and is blank each time that it is made: it was emptied on the way. */
const checkSales = ({ calls }: FlowDefinition, walks: Walks): readonly Finding[] => Object.entries(calls).flatMap(([call, { sells }]) => {
  const made = walks.calls.filter((seen) => seen.call === call).map(({ context }) => context);
  const answered = [...new Set(made.flatMap((context) => Object.keys(context).filter((name) => !isBlank(context[name]))))];
  const sold = sells ? [sells.of].flat() : [];
  return sold.flatMap((path, index): readonly Finding[] => {
    if (made.length === 0 || made.some((context) => !isBlank(getPath(context, path)))) return [];
    return [{
      code: 'sold-on-some-ways', path: ['calls', call, 'sells', 'of', ...(typeof sells?.of === 'string' ? [] : [String(index)])],
      message: `"${path}" is blank whenever somebody buys; an order has no key then, and nobody can buy.`,
      suggestion: hint(path, answered, undefined, 0),
    }];
  });
});

/** What calls were seen to give, by name. */
export function givenBy(flow: FlowDefinition, { calls, contexts }: Walks): Shape {
  const given = [...givenByCalls(flow), ...Object.values(flow.steps).flatMap(chosenAt), ...keptByModals(flow)];
  const seen: readonly unknown[] = [
    ...calls.flatMap(({ outcomes }) => outcomes.flatMap(({ patch }) => (patch ? [nested(patch)] : []))), ...[...contexts.values()].flat(),
  ];
  return seen.map((one) => only(one, new Set(given))).map(shapeOf).reduce(joinShapes, shapeOf({}));
}
export const nested = (patch: object): object =>
  Object.entries(patch).reduce<object>((now, [path, value]) => setPath(now, path, value), {});
const only = (value: unknown, names: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(isObject(value) ? value : {})
    .filter(([name, inner]) => names.has(name) && inner !== undefined && inner !== null));

/** After which answers of the partner; an adapter may have asked for none. */
const after = (label: string): string => (label === '' ? '' : `after "${label}" `);

function checkCall(flow: FlowDefinition, lists: readonly Path[], seen: SeenCall): readonly Finding[] {
  const { call, outcomes } = seen;
  const path = ['calls', call];
  const { gives = [] } = flow.calls[call] ?? {};
  return outcomes.flatMap(({ error, breach, patch, label }): readonly Finding[] => {
    if (breach !== undefined) return [{ code: 'adapter-breach', path, key: true, message: breach }];
    if (error !== undefined) {
      if (error instanceof ApiError) return wordless(error, path);
      const words = error instanceof DroppedPromise ? error.message : `throws ${wordsOf(error)}.`;
      return [{ code: 'adapter-throws', path, key: true, message: `${after(label)}the adapter ${words}`, ...askedLater(flow, seen) }];
    }
    return [...checkPatch(patch, path, gives, label), ...checkLists(lists, path, patch ?? {}, label)];
  });
}

/** A refusal of the adapter's own; those of the partner stand in its contract, and what the card provider says beside the card. */
function wordless({ code, status, outcome }: ApiError, path: readonly string[]): readonly Finding[] {
  if (status !== undefined || outcome !== 'refused' || code === 'card_error' || Object.hasOwn(catalogue, code)) return [];
  return [{ code: 'unknown-refusal', path, key: true,
    message: `the adapter refuses with "${code}", for which the page has no words: visitors would read “Something went wrong”.`,
    suggestion: hint(code, Object.keys(catalogue), undefined, 0) ?? 'Add words to app/modals/catalogue.ts.' }];
}

/** What other steps ask and nobody has answered where the call is made: the adapter may well have read it. The card it never reads. */
function askedLater(flow: FlowDefinition, { context, step }: SeenCall): Pick<Finding, 'suggestion'> {
  const later = Object.entries(flow.steps).filter(([name, { screen }]) => name !== step && screen !== 'payment')
    .flatMap(([, { form, save }]) => (form ? (save ? [save] : fieldNames(form.schema)) : []))
    .filter((path) => isBlank(getPath(context, path)));
  const names = [...new Set(later)];
  return names.length > 0 && names.length < 9 ? { suggestion: `At "${step}" nothing is known yet of ${names.join(', ')}.` } : {};
}

function checkPatch(patch: unknown, path: readonly string[], gives: readonly string[], label: string): readonly Finding[] {
  if (!isObject(patch)) {
    return [{ code: 'adapter-answer', path, key: true,
      message: `${after(label)}the adapter gives ${JSON.stringify(patch) ?? 'nothing'} instead of a patch.` }];
  }
  const outside = [...new Set(Object.keys(patch).map((name) => name.split('.')[0] as string))].filter((name) => !gives.includes(name));
  const unfit = Object.entries(patch).find(([, value]) => !isData(value));
  return [
    ...outside.map((name): Finding => ({
      code: 'patch-outside-gives', path: [...path, 'gives'], message: `the adapter writes "${name}", which \`gives\` does not name.`,
      suggestion: `Add "${name}" to \`gives\`.`, fix: { value: [...gives, ...outside] },
    })),
    ...(unfit ? [{ code: 'adapter-answer', path, key: true,
      message: `${after(label)}the adapter writes something that is no plain data at "${unfit[0]}".` } as const] : []),
  ];
}

/** Where the flow expects a list, the call must give one. */
function checkLists(lists: readonly Path[], path: readonly string[], patch: object, label: string): readonly Finding[] {
  return lists.flatMap((list): readonly Finding[] => {
    const value = getPath(nested(patch), list);
    // What is no data is told already.
    if (value === undefined || value === null || Array.isArray(value) || !isData(value)) return [];
    const written = JSON.stringify(value).slice(0, 40);
    return [{ code: 'adapter-answer', path, key: true,
      message: `${after(label)}the adapter writes ${written} at "${list}", where the flow expects a list.` }];
  });
}

/** A price that stays after an answer it was made from has changed, at a step that can then still be entered. */
async function checkPrices(flow: FlowDefinition, walks: Walks): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const [name, step] of Object.entries(flow.steps)) {
    const fields = pricesOf(step.content);
    const entered = (step.enter?.calls ?? []).map((use) => (typeof use === 'string' ? use : undefined));
    for (const [call, { gives }] of Object.entries(flow.calls)) {
      const price = fields.find((path) => gives.includes(path.split('.')[0] as string));
      if (price === undefined || entered.includes(call)) continue;
      const stale = await keptAnswer(flow, name, call, price, walks);
      if (stale === undefined) continue;
      found.push({
        code: 'price-kept', path: ['calls', call], key: true,
        message: `"${call}" makes its price of "${stale}" too, but "${price}" stays when that changes, and "${name}" can be entered.`,
        suggestion: `Add to \`changes\`: { of: "${stale}", clear: ["${price.split('.')[0]}"] }.`,
      });
    }
  }
  return found;
}
function pricesOf(content: Readonly<Record<string, unknown>> | undefined): readonly string[] {
  const price = isObject(content?.price) ? content.price.schedule : undefined;
  return [content?.totals, price].filter((path) => typeof path === 'string');
}

/** So many contexts of a step are tried: they differ little. */
const most = 3;
/** The first answer that the call sends, and that may change without the price noticing. */
async function keptAnswer(
  flow: FlowDefinition, step: string, call: string, price: string, { compiled, contexts, sent }: Walks,
): Promise<string | undefined> {
  for (const context of (contexts.get(step) ?? []).slice(-most)) {
    if (getPath(context, price) === undefined || isStale(context, price)) continue;
    for (const { path, schema } of answersIn(flow)) {
      const value = getPath(context, path);
      if (value === undefined) continue;
      const changed = applyPatch(context, { [path]: another(value, schema) }, compiled.patching);
      const isKept = !isStale(changed, price) && getPath(changed, price) === getPath(context, price)
        && compiled.route.isOpen(step, changed);
      if (isKept && await sent(call, context) !== await sent(call, changed)) return path;
    }
  }
  return undefined;
}
const isStale = (context: Context, path: string): boolean =>
  path.split('.').some((_, index, parts) => getPath(context, `stale.${parts.slice(0, index + 1).join('.')}`) === true);

const answersIn = (flow: FlowDefinition): readonly { readonly path: string; readonly schema: JsonSchema }[] =>
  Object.values(flow.steps).flatMap(({ form, save }) => (form ? fieldNames(form.schema).map((name) =>
    ({ path: pathOf(save, name), schema: fieldSchema(form.schema, [name]) })) : []));

function another(value: unknown, { enum: choices = [], examples = [] }: JsonSchema): unknown {
  const other = [...choices, ...examples].find((one) => one !== value);
  if (other !== undefined) return other;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return isDay(value) ? addDays(value, 1) : `${String(value)}a`;
}
