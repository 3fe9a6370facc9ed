import type { Trail } from '#engine/check';
import type { Module, Modules, Node } from './modules';

/** Where a path of a definition stands in the source. `left` parts of it could not be followed: they are made by code. */
export interface Place { readonly module: Module; readonly node: Node; readonly key?: Pick<Place,
  'module' | 'node'>; readonly left: number }
interface Spot { readonly module: Module; readonly node: Node; readonly names: Names; readonly path: Trail }
/** What the parameters of a function stand for. */
type Names = ReadonlyMap<string, Spot>;

const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression', 'ChainExpression']);
const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);
const deepest = 60;

/** Follows a path through object literals, spreads, imported names, and functions that put parts together. Nothing is run. */
export function createFollow(modules: Modules): (module: Module, node: Node, path: Trail) => Place {
  const best = (places: readonly (Place | undefined)[], otherwise: Place): Place =>
    places.filter((place) => place !== undefined && place.left <= otherwise.left)
      .reduce<Place>((least, place) => (place && (place.left < least.left || least === otherwise) ? place : least), otherwise);

  function follow(spot: Spot, depth = 0): Place {
    const { module, path } = spot;
    const node = unwrapped(spot.node);
    const here: Place = { module, node, left: path.length };
    if (depth > deepest) return here;
    const on = (inner: Node, rest: Trail, names = spot.names): Place => follow({ module, node: inner, names, path: rest }, depth + 1);
    if (node.type === 'ObjectExpression') return path.length === 0 ? here : inObject(follow, node, spot, depth, here);
    if (node.type === 'ArrayExpression') return path.length === 0 ? here : inArray(follow, node, spot, depth, here);
    if (node.type === 'Identifier') return resolved(node.name as string, spot, depth) ?? here;
    if (node.type === 'MemberExpression') {
      const name = propertyOf(node);
      return name === undefined ? here : best([on(node.object as Node, [name, ...path])], here);
    }
    if (node.type === 'ConditionalExpression') return best([on(node.consequent as Node, path), on(node.alternate as Node, path)], here);
    if (node.type === 'LogicalExpression') return best([on(node.right as Node, path), on(node.left as Node, path)], here);
    if (functions.has(node.type)) return best(returned(node).map((inner) => on(inner, path)), here);
    return node.type === 'CallExpression' ? inCall(node, spot, depth, here) : here;
  }

  function resolved(name: string, { module, names, path }: Spot, depth: number): Place | undefined {
    const bound = names.get(name);
    if (bound) return follow({ ...bound, path: [...bound.path, ...path] }, depth + 1);
    const found = modules.resolve(module, name);
    return found && follow({ ...found, names: new Map(), path }, depth + 1);
  }

  /** What the function returns, or else what it was given: some end of the path may stand in an argument. */
  function inCall(node: Node, { module, names, path }: Spot, depth: number, here: Place): Place {
    const given = (node.arguments as readonly Node[])
      .map((argument) => (argument.type === 'SpreadElement' ? argument.argument as Node : argument));
    const callee = unwrapped(node.callee as Node);
    const made = callee.type === 'Identifier' ? modules.resolve(module, callee.name as string) : undefined;
    const body = made && functions.has(made.node.type)
      ? best(returned(made.node).map((inner) => follow({
        module: made.module, node: inner, path, names: bind(made.node, given, { module, node, names, path: [] }),
      }, depth + 1)), here) : here;
    if (body.left === 0) return body;
    const sources = callee.type === 'MemberExpression' ? [callee.object as Node, ...given] : given;
    const ends = path.map((_, from) => path.slice(from));
    return best(sources.flatMap((source) => ends.map((end) => {
      const place = follow({ module, node: source, names, path: end }, depth + 1);
      return place.left < end.length ? place : undefined;
    })), body);
  }
  return (module, node, path) => follow({ module, node, names: new Map(), path });
}

type Follow = (spot: Spot, depth: number) => Place;

/** The last property of that name wins; what a spread brings counts where it stands. */
function inObject(follow: Follow, node: Node, { module, names, path: [name, ...rest] }: Spot, depth: number, here: Place): Place {
  for (const property of (node.properties as readonly Node[]).toReversed()) {
    if (property.type === 'SpreadElement') {
      const place = follow({ module, node: property.argument as Node, names, path: [name as string, ...rest] }, depth + 1);
      if (place.left <= rest.length) return place;
    } else if (keyOf(property) === name) {
      const place = follow({ module, node: property.value as Node, names, path: rest }, depth + 1);
      return rest.length === 0 ? { ...place, key: { module, node: property.key as Node },
        ...(place.left === 0 ? {} : { node: property.value as Node }) } : place;
    }
  }
  return here;
}

function inArray(follow: Follow, node: Node, { module, names, path: [name, ...rest] }: Spot, depth: number, here: Place): Place {
  let index = Number(name);
  for (const element of node.elements as readonly Node[]) {
    if (element.type === 'SpreadElement') {
      const { node: inner, module: other } = follow({ module, node: element.argument as Node, names, path: [] }, depth + 1);
      const list = unwrapped(inner);
      if (list.type !== 'ArrayExpression') return here;
      const { length } = list.elements as readonly Node[];
      if (index < length) return follow({ module: other, node: list, names: new Map(), path: [String(index), ...rest] }, depth + 1);
      index -= length;
    } else if (index === 0) return follow({ module, node: element, names, path: rest }, depth + 1);
    else index -= 1;
  }
  return here;
}

const unwrapped = (node: Node): Node => (wrappers.has(node.type) ? unwrapped(node.expression as Node) : node);
const propertyOf = ({ computed, property }: Node): string | undefined => {
  const { name, value } = property as { readonly name?: string; readonly value?: unknown };
  return computed ? (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined) : name;
};
const keyOf = ({ key, computed }: Node): string | undefined => {
  const { name, value } = key as { readonly name?: string; readonly value?: string | number };
  return computed ? undefined : name ?? (value === undefined ? undefined : String(value));
};

function returned({ body }: Node): readonly Node[] {
  const block = body as Node;
  if (block.type !== 'BlockStatement' && block.type !== 'FunctionBody') return [block];
  return (block.body as readonly Node[]).flatMap((statement) => (statement.type === 'ReturnStatement' && statement.argument
    ? [statement.argument as Node] : []));
}

/** Parameters by name, also those that take an object apart. */
function bind(node: Node, given: readonly Node[], { module, names }: Spot): Names {
  const bound = new Map<string, Spot>();
  (node.params as readonly Node[]).forEach((parameter, index) => {
    const argument = given[index];
    const pattern = parameter.type === 'AssignmentPattern' ? parameter.left as Node : parameter;
    if (!argument) return;
    if (pattern.type === 'Identifier') bound.set(pattern.name as string, { module, node: argument, names, path: [] });
    if (pattern.type !== 'ObjectPattern') return;
    for (const property of pattern.properties as readonly Node[]) {
      const name = keyOf(property);
      const local = property.value as Node | undefined;
      const inner = local?.type === 'AssignmentPattern' ? local.left as Node : local;
      if (name !== undefined && inner?.type === 'Identifier') bound.set(inner.name as string,
        { module, node: argument, names, path: [name] });
    }
  });
  return bound;
}
