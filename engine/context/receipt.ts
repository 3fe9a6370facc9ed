import { isObject } from '../isObject';
import { onceFor } from '../onceFor';
import { chosenAt, givenByCalls, ownPaths } from '../definition/kept';
import { exitsOf, isEnd } from '../definition/graph';
import { boughtFields, orderingSteps } from '../sale';
import type { Change, Context, FlowDefinition, Form, Path, Step } from '../types';
import { fieldNames } from './answers';
import { factsIn } from './facts';
import { getPath, isWithin, setPath } from './paths';
import { placesIn } from './template';

/** An end behind a purchase: its step shows a receipt. Another one turns the visitor away. */
export const isReceipt = (flow: FlowDefinition, step: string): boolean => receiptsOf(flow).has(step);
const receiptsOf = onceFor((flow: FlowDefinition): ReadonlySet<string> => {
  const behind = new Set(orderingSteps(flow).flatMap((name) => exitsOf(flow, name)));
  for (const name of behind) for (const to of exitsOf(flow, name)) behind.add(to);
  return new Set([...behind].filter((name) => isEnd(flow, name)));
});

/**
 * What is kept of a visit once something was bought (S15): that which the end step shows and the other side gave, or the definition itself
 * (a currency). Answers, the key and what is derived from them go, and so do e-mail, phone, street and birthday that an answer of the other
 * side repeats.
 */
export function receiptOf(flow: FlowDefinition, name: string, context: Context): Context {
  const step = flow.steps[name] as Step;
  const own = new Set(Object.values(flow.steps).flatMap(ownPaths));
  const given = new Set(givenPaths(flow));
  const personal = new Set(Object.values(flow.steps).flatMap(({ form }) => (form ? personalFields(form) : [])));
  const constant = new Set((flow.changes ?? []).flatMap(constantsOf));
  const shown = [...new Set(pathsNamed([step.title, step.content]))]
    .filter((path) => given.has(path.split('.')[0] as string) || constant.has(path));
  return shown
    .filter((path) => ![...own].some((field) => isWithin(path, field)))
    .filter((path) => !path.split('.').some((part) => personal.has(part)))
    .reduce((receipt, path) => setPath(receipt, path, without(getPath(context, path), personal)), {} as Context);
}

const constantsOf = ({ set = {} }: Change): readonly Path[] =>
  Object.entries(set).filter(([, from]) => typeof from === 'object' && 'value' in from).map(([path]) => path);

/** What is left when the visitor leaves a receipt: what the purchase gave. The rest would be answers of a visit that is over. */
export function purchaseOf(flow: FlowDefinition, name: string, context: Context): Context {
  const bought = boughtFields(flow);
  const given = Object.entries(receiptOf(flow, name, context)).filter(([field]) => bought.includes(field));
  return { ...Object.fromEntries(given), ...factsIn(context) };
}

/** What calls give, and what is chosen from it, in a dialog as well. */
export const givenPaths = (flow: FlowDefinition): readonly Path[] => [
  ...givenByCalls(flow), ...Object.values(flow.steps).flatMap(chosenAt),
  ...Object.values(flow.modals ?? {}).flatMap(({ options, save }) => (options === undefined ? [] : save ?? [])),
];

/** Every path that a step's words and settings name: `{a.b,c|money}` in a text, or a text that is a path. */
function pathsNamed(content: unknown): readonly Path[] {
  if (typeof content === 'object' && content !== null) return Object.values(content).flatMap(pathsNamed);
  if (typeof content !== 'string') return [];
  if (/^[A-Za-z_][\w.]*$/u.test(content)) return [content];
  return placesIn(content).flatMap(({ paths }) => paths);
}

const personalTokens = /\b(?:email|tel|tel-national|address-line1|address-line2|street-address|bday)\b/u;
/** The fields that say where and how somebody can be found: by their format, or by what browsers fill in there. */
function personalFields({ schema, ui = {} }: Form): readonly string[] {
  return fieldNames(schema).filter((name) => {
    const field = schema.properties?.[name];
    const asked = ui[name];
    const token = isObject(asked) ? asked['ui:autocomplete'] : undefined;
    return (typeof field === 'object' && ['email', 'phone'].includes(field.format ?? ''))
      || (typeof token === 'string' && personalTokens.test(token));
  });
}

/** A value without the members of these names. */
function without(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, names));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !names.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, without(inner, names)]));
}
