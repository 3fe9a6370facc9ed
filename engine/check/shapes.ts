import { fieldNames } from '../context/answers';
import { derivedPaths } from '../definition/changes';
import { chosenAt, givenByCalls, keptByModals } from '../definition/kept';
import { fieldSchema } from '../rules/errors';
import type { FlowDefinition, JsonSchema } from '../types';

/** What lies below a path: nothing, names, or something that cannot be known (`open`). */
export interface Shape { readonly open: boolean; readonly names: Readonly<Record<string, Shape>> }
const leaf: Shape = { open: false, names: {} };
const open: Shape = { open: true, names: {} };

/** A name may be that of any object's property. */
const own = ({ names }: Shape, name: string): Shape | undefined => (Object.hasOwn(names, name) ? names[name] : undefined);

/** Both together. */
export function joinShapes(a: Shape, b: Shape): Shape {
  const names = [...new Set([...Object.keys(a.names), ...Object.keys(b.names)])];
  return {
    open: a.open || b.open,
    names: Object.fromEntries(names.map((name) => [name, joinShapes(own(a, name) ?? leaf, own(b, name) ?? leaf)])),
  };
}
/** All items of a list count as one: a path may say any number. */
const item = '*';
const below = (shape: Shape, name: string): Shape | undefined =>
  own(shape, name) ?? (/^\d+$/.test(name) ? own(shape, item) : undefined);

/** The shape of a value that was seen. An empty list may hold anything. */
export function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) {
    return value.length === 0 ? open : { open: false, names: { [item]: value.map(shapeOf).reduce(joinShapes) } };
  }
  if (typeof value !== 'object' || value === null) return leaf;
  return { open: false, names: Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)])) };
}

/** The shape of what a form stores. The form of a page that asks nothing stores nothing. */
export function shapeOfSchema(schema: JsonSchema): Shape {
  const names = fieldNames(schema);
  if (names.length > 0 || schema.properties) {
    return { open: false, names: Object.fromEntries(names.map((name) => [name, shapeOfSchema(fieldSchema(schema, [name]))])) };
  }
  if (typeof schema.items === 'object') return { open: false, names: { [item]: shapeOfSchema(schema.items) } };
  return schema.type === 'object' || schema.type === 'array' ? open : leaf;
}

const at = (path: string, shape: Shape): Shape =>
  path.split('.').reduceRight<Shape>((inner, name) => ({ open: false, names: { [name]: inner } }), shape);

/** What a definition stores in the context, by name. What calls give is open, unless `given` says what they give. */
export function shapeOfContext(flow: FlowDefinition, given: Shape = leaf): Shape {
  const steps = Object.values(flow.steps);
  const stored = [
    at('error', open), at('stale', open),
    ...steps.flatMap((step) => (step.form
      ? [step.save ? at(step.save, shapeOfSchema(step.form.schema)) : shapeOfSchema(step.form.schema)] : [])),
    ...steps.flatMap(({ survey }) => (survey ? [at(survey.answers, open), at(survey.trail, open)] : [])),
    ...[...steps.flatMap(chosenAt), ...keptByModals(flow), ...givenByCalls(flow)].map((path) => at(path, own(given, path) ?? open)),
    ...derivedPaths(flow).map((path) => at(path, own(given, path.split('.')[0] as string) ? leaf : open)),
  ];
  return stored.reduce(joinShapes, leaf);
}

/** What is known of the value at a path; undefined where there is none. */
export const shapeAt = (shape: Shape, path: string): Shape | undefined =>
  path.split('.').reduce<Shape | undefined>((now, name) => now && (below(now, name) ?? (now.open ? open : undefined)), shape);

/** The first part of a path that nothing gives: the names there are beside it. */
export function missingPart(shape: Shape,
  path: string): { readonly parts: readonly string[]; readonly there: readonly string[] } | undefined {
  const names = path.split('.');
  let now = shape;
  for (const [depth, name] of names.entries()) {
    const inner = below(now, name);
    if (!inner && now.open) return undefined;
    if (!inner) return { parts: names.slice(0, depth + 1), there: Object.keys(now.names).filter((other) => other !== item) };
    now = inner;
  }
  return undefined;
}

/** The paths that end in a name, as a suggestion; undefined where there are none, or too many. What rows of a list have is left out. */
export function hintElsewhere(shape: Shape, name: string): string | undefined {
  const found = pathsTo(shape, name, []);
  return found.length === 0 || found.length > 3 ? undefined : `Did you mean ${found.map((path) => `"${path}"`).join(' or ')}?`;
}
const pathsTo = (shape: Shape, name: string, above: readonly string[]): readonly string[] => [
  ...(own(shape, name) ? [[...above, name].join('.')] : []),
  ...Object.entries(shape.names).filter(([other]) => other !== item).flatMap(([other, inner]) => pathsTo(inner, name, [...above, other])),
];
