import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Trail } from '#engine/check';
import { createFollow } from './follow';
import type { Position } from './json';
import { createModules, nodesIn, type Module, type Node } from './modules';

export interface Located extends Position {
  readonly file: string;
  /** The place holds this very value or key: it may be replaced. */
  readonly exact: boolean;
  readonly text: string;
}
export interface Sources {
  /** The file in which the definition with this id stands. */
  readonly fileOf: (id: string) => string | undefined;
  readonly locate: (id: string, path: Trail, key?: true) => Located | undefined;
  /** An object literal by its `id`, in a file or the files of a folder: a contract, a line of the catalogue. */
  readonly literal: (where: string, id: string) => Located | undefined;
  readonly idsIn: (file: string) => readonly string[];
  readonly idsBelow: (folder: string) => readonly string[];
}

/** A value that is written out: no names, no spreads, nothing that code makes. */
const isWritten = (node: Node): boolean => node.type === 'Literal'
  || (node.type === 'UnaryExpression' && isWritten(node.argument as Node))
  || (node.type === 'ArrayExpression' && (node.elements as readonly Node[]).every(isWritten))
  || (node.type === 'ObjectExpression' && (node.properties as readonly Node[]).every((property) =>
    property.type === 'Property' && property.computed === false && isWritten(property.value as Node)));

/** Where the lines stand in their TypeScript modules. */
export function createSources(root: string): Sources {
  const modules = createModules(root);
  const follow = createFollow(modules);
  const filesIn = (folder: string): readonly string[] => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).map((file) => join(root, folder, file));
  let known: ReadonlyMap<string, { readonly module: Module; readonly node: Node }> | undefined;
  const definitions = () => (known ??= new Map([...filesIn('flows'), ...filesIn('app/gallery/examples')]
    .flatMap((file) => [...definitionsIn(modules.open(file))])));

  return {
    fileOf: (id) => definitions().get(id)?.module.file,
    idsBelow: (folder) => [...definitions()].filter(([, { module }]) => module.file.startsWith(join(root, folder, '/'))).map(([id]) => id),
    idsIn: (file) => [...definitionsIn(modules.open(file))].map(([id]) => id),
    locate(id, path, key) {
      const found = definitions().get(id);
      if (!found) return undefined;
      const [part = '', ...rest] = path;
      const own = beside.includes(part) ? constantIn(modules.open(join(dirname(found.module.file), `${part}.ts`)), part) : undefined;
      const place = own ? follow(own.module, own.node, rest) : follow(found.module, found.node, path);
      const spot = key && place.left === 0 && place.key ? place.key : place;
      const isExact = place.left === 0 && (key ? place.key !== undefined : isWritten(spot.node));
      return located(spot.module, spot.node, isExact);
    },
    literal(where, id) {
      for (const file of where.endsWith('.ts') ? [join(root, where)] : filesIn(where)) {
        const module = modules.open(file);
        const node = module && [...nodesIn(module.program)].find((one) => one.type === 'ObjectExpression' && idOf(one) === id);
        if (module && node) return located(module, node, false);
      }
      return undefined;
    },
  };
}

/** What a line says besides its definition, in files of these names beside it. */
const beside = ['quote', 'rating'];
interface Declared extends Node { readonly id: { readonly name?: string }; readonly init?: Node }
function constantIn(module: Module | undefined, name: string): { readonly module: Module; readonly node: Node } | undefined {
  const found = module && [...nodesIn(module.program)]
    .find((node) => node.type === 'VariableDeclarator' && (node as Declared).id.name === name);
  const node = (found as Declared | undefined)?.init;
  return module && node && { module, node };
}

function* definitionsIn(module: Module | undefined): Generator<[string, { readonly module: Module; readonly node: Node }]> {
  if (!module?.text.includes('defineFlow(')) return;
  for (const node of nodesIn(module.program)) {
    if (node.type !== 'CallExpression' || (node.callee as { readonly name?: string }).name !== 'defineFlow') continue;
    const [definition] = node.arguments as readonly Node[];
    const id = definition && idOf(definition);
    if (definition && id !== undefined) yield [id, { module, node: definition }];
  }
}

interface Property extends Node { readonly key: { readonly name?: string }; readonly value: { readonly value?: unknown } }
function idOf({ properties }: Node): string | undefined {
  const property = (properties as readonly Property[] | undefined)?.find(({ key }) => key?.name === 'id');
  return typeof property?.value.value === 'string' ? property.value.value : undefined;
}

function located({ file, text }: Module, { start, end }: Node, exact: boolean): Located {
  const before = text.slice(0, start);
  return { file, text, start, end, exact, line: before.split('\n').length, column: start - before.lastIndexOf('\n') };
}
