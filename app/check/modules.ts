import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with types). */
export interface Node { readonly type: string; readonly start: number; readonly end: number; readonly [part: string]: unknown }
/** A source file: its text, what it declares at the top, and where its imported names come from. */
export interface Module {
  readonly file: string;
  readonly text: string;
  readonly program: Node;
  readonly declared: ReadonlyMap<string, Node>;
  readonly imported: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
}
export interface Modules {
  /** Undefined for a file that is not there or cannot be parsed. */
  readonly open: (file: string) => Module | undefined;
  /** What a module calls by that name: the declaration, in whichever file it stands. */
  readonly resolve: (module: Module, name: string) => { readonly module: Module; readonly node: Node } | undefined;
}

/** The source files below a folder, parsed when they are first needed and not run. */
export function createModules(root: string): Modules {
  const opened = new Map<string, Module | undefined>();
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly imports?: Readonly<Record<string,
    string>> };
  const fileOf = (from: string, specifier: string): string | undefined => {
    const path = specifier.startsWith('.') ? resolve(dirname(from), specifier) : aliased(root, imports, specifier);
    return path && [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((file) => existsSync(file) && statSync(file).isFile());
  };
  const open = (file: string): Module | undefined => {
    if (!opened.has(file)) opened.set(file, read(file));
    return opened.get(file);
  };
  const find = (module: Module, name: string, depth = 0): { readonly module: Module; readonly node: Node } | undefined => {
    const node = module.declared.get(name);
    if (node) return { module, node };
    const source = module.imported.get(name);
    const file = source && fileOf(module.file, source.from);
    const next = file ? open(file) : undefined;
    return next && source && depth < 10 ? find(next, source.name, depth + 1) : undefined;
  };
  return { open, resolve: (module, name) => find(module, name) };
}

function aliased(root: string, imports: Readonly<Record<string, string>>, specifier: string): string | undefined {
  for (const [pattern, target] of Object.entries(imports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? specifier === pattern : specifier.startsWith(before)) {
      return join(root, target.replace('*', specifier.slice(before.length)));
    }
  }
  return undefined;
}

function read(file: string): Module | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) return undefined;
  const declared = new Map<string, Node>();
  const imported = new Map<string, { readonly from: string; readonly name: string }>();
  for (const statement of program.body as unknown as readonly Node[]) readStatement(statement, declared, imported);
  return { file, text, program: program as unknown as Node, declared, imported };
}

type Named = { readonly name?: string; readonly value?: string };
const nameOf = (node: unknown): string => (node as Named).name ?? (node as Named).value ?? '';
function readStatement(
  statement: Node, declared: Map<string, Node>, imported: Map<string, { readonly from: string; readonly name: string }>,
): void {
  const declaration = (statement.type.startsWith('Export') ? statement.declaration : statement) as Node | null;
  for (const one of (declaration?.declarations as readonly Node[] | undefined) ?? []) {
    if (one.init) declared.set(nameOf(one.id), one.init as Node);
  }
  if (declaration?.type === 'FunctionDeclaration') declared.set(nameOf(declaration.id), declaration);
  const from = (statement.source as Named | null | undefined)?.value;
  if (from === undefined) return;
  for (const one of statement.specifiers as readonly Node[]) {
    if (one.type === 'ImportSpecifier') imported.set(nameOf(one.local), { from, name: nameOf(one.imported) });
    if (one.type === 'ExportSpecifier') imported.set(nameOf(one.exported), { from, name: nameOf(one.local) });
  }
}

/** Every node below one, itself first. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node)) {
    for (const inner of Array.isArray(part) ? part : [part]) {
      if (typeof inner === 'object' && inner !== null && typeof (inner as Node).type === 'string') yield* nodesIn(inner as Node);
    }
  }
}
