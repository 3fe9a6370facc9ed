import { parseSync, type ESTree } from 'vite';

interface Titled { readonly title: string; readonly runs: boolean }

const skips: ReadonlySet<string> = new Set(['skip', 'fixme', 'todo']);
/** What else may follow `it`, `test` or `describe`; `test.step`, for instance, is no test. */
const modifiers: ReadonlySet<string> = new Set(['each', 'for', 'only', 'concurrent', 'sequential', 'describe', 'serial', 'parallel']);
const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value;
const children = (node: ESTree.Node): readonly ESTree.Node[] => Object.values(node).flat().filter(isNode);

/** What stands in the title whatever the run: a hole in a template ends a word. */
function constantText(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '').join('\0') : undefined;
}

/** `it`, `test.describe`, `describe.each(…)`: the names that lead to a call, outermost last; none for any other call. */
function calledNames(callee: ESTree.Node): readonly string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return calledNames(callee.callee).includes('each') ? calledNames(callee.callee) : [];
  if (callee.type === 'TaggedTemplateExpression') return calledNames(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  const before = calledNames(callee.object);
  return before.length > 0 ? [...before, callee.property.name] : [];
}

function kindOf(callee: ESTree.Node): 'test' | 'group' | 'skipped' | undefined {
  const [first = '', ...rest] = calledNames(callee);
  if (!['it', 'test', 'describe'].includes(first)) return undefined;
  if (rest.some((name) => skips.has(name))) return 'skipped';
  if (!rest.every((name) => modifiers.has(name))) return undefined;
  return first === 'describe' || rest.includes('describe') ? 'group' : 'test';
}

/** The titles of a file's tests, and those of the groups that hold at least one test. */
export function titlesOf(file: string, source: string): readonly string[] {
  const found: Titled[] = [];
  const visit = (node: ESTree.Node): boolean => {
    const kind = node.type === 'CallExpression' ? kindOf(node.callee) : undefined;
    if (kind === 'skipped') return false;
    const inside = children(node).map(visit).some(Boolean);
    const title = kind && node.type === 'CallExpression' ? constantText(node.arguments[0]) : undefined;
    if (title === undefined) return inside;
    found.push({ title, runs: kind === 'test' || inside });
    return kind === 'test' || inside;
  };
  visit(parseSync(file, source).program);
  return found.filter(({ runs }) => runs).map(({ title }) => title);
}

/** The rows that a title names. */
export const rowsIn = (title: string): readonly string[] => title.match(/(?<![\w-])[A-Z]{2}-\d{3}(?![\w-])/g) ?? [];

/** `RC-002 … RC-008`, `RC-002–008`: leaves open what the test shows. */
export const hasRange = (title: string): boolean => /[A-Z]{2}-\d{3}\s*(?:…|\.\.+|–|-|\bto\b)\s*(?:[A-Z]{2}-)?\d/.test(title);
