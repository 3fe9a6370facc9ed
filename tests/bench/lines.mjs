/** `npm run lines`: what a product line is made of, in lines that are neither blank nor comment, and how much of it is not data. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from '../../app/server/install.mjs';

/** The aim: a line is mostly data, and its configuration can be read in one sitting. */
const mostConfig = 250;
const text = (path) => readFileSync(join(root, path), 'utf8');

function count(path) {
  let isComment = false;
  return text(path).split('\n').map((line) => line.trim()).filter((line) => {
    const wasComment = isComment;
    if (line.startsWith('/*')) isComment = true;
    const counts = line !== '' && !wasComment && !isComment && !line.startsWith('//');
    if (line.endsWith('*/')) isComment = false;
    return counts;
  }).length;
}

const names = JSON.parse(text('package.json')).imports;
/** `#api/contracts/site` → `api/contracts/site.ts`; undefined for packages and what is not a line's business. */
function fileOf(from, name) {
  const [pattern, target] = Object.entries(names).find(([key]) => (key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key))
    ?? [];
  const path = target ? posix.normalize(target.replace('*', name.slice(pattern.length - 1)))
    : name.startsWith('.') ? `${posix.join(dirname(from), name)}.ts` : undefined;
  return path && /^(flows|schemas|api)\//.test(path) && existsSync(join(root, path)) ? path : undefined;
}
const importsOf = (path) => [...text(path).matchAll(/(?:from|import\() ?'(?<name>[^']+)'/g)].map(({ groups }) => fileOf(path, groups.name))
  .filter(Boolean);
function reached(files, seen = new Set()) {
  for (const path of files) {
    if (seen.has(path)) continue;
    seen.add(path);
    reached(importsOf(path), seen);
  }
  return seen;
}

const kinds = ['config', 'content', 'contract', 'adapter', 'code'];
const isCode = new Set(['adapter', 'code']);
/**
 * Definition, rules and forms; words; what the calls say (schemas, examples, which answer goes where, prices); what turns one into the
 * other; the rest that computes.
 */
function kindOf(path) {
  if (path.startsWith('schemas/') || /\/(flow|rules|\w*Steps|modals)\.ts$/.test(path)) return 'config';
  if (path.startsWith('api/contracts/') || /\/(quote|rating|postBox)\.ts$/.test(path)) return 'contract';
  if (path.startsWith('api/')) return 'adapter';
  return /\/(index|\w*[dD]erive)\.ts$/.test(path) ? 'code' : 'content';
}

const entries = [...text('flows/index.ts').matchAll(/\bid: '(?<id>[\w-]+)', code: '(?<code>\w+)'/g)].map(({ groups }) => groups);
const lines = entries.map(({ id }) => ({ id,
  files: reached(readdirSync(join(root, 'flows', id)).filter((name) => /^(?!.*\.test\.).*\.ts$/.test(name))
    .map((name) => `flows/${id}/${name}`)) }));
const usersOf = (path) => lines.filter(({ files }) => files.has(path)).length;

function sums(files) {
  const by = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  for (const path of files) by[kindOf(path)] += count(path);
  const all = kinds.reduce((sum, kind) => sum + by[kind], 0);
  const code = kinds.filter((kind) => isCode.has(kind)).reduce((sum, kind) => sum + by[kind], 0);
  return { ...by, all, share: all === 0 ? 0 : code / all };
}
const cell = (value) => String(value).padStart(10);
const print = (name, { share, ...by }, note = '') =>
  console.log(`${name.padEnd(28)}${[...kinds, 'all'].map((kind) => cell(by[kind]))
    .join('')}${cell(`${(100 * share).toFixed(0)} %`)}${note}`);

console.log(`${'lines of a product line'.padEnd(28)}${[...kinds, 'all', 'not data'].map(cell).join('')}`);
for (const { id, files } of lines) {
  const own = sums([...files].filter((path) => usersOf(path) === 1));
  print(id, own, own.config > mostConfig ? `  config over ${mostConfig}` : '');
}
const shared = [...new Set(lines.flatMap(({ files }) => [...files]))].filter((path) => usersOf(path) > 1 && usersOf(path) < lines.length);
print('shared by some lines', sums(shared));
console.log(`\nshared: ${shared.sort().map((path) => `${path} ${count(path)}`).join(', ')}`);
console.log(
  `adapter and code are not data; content counts the words of pages too. What every line uses is not counted. `
  + `Aim: config ≤ ${mostConfig}, no screen of a line's own.`);

/** A screen, a widget or the engine that names a product is one of its own. */
const named = new RegExp(`['"\`/](${entries.flatMap(({ id, code }) => [id, code]).join('|')})\\b`);
const generic = ['app', 'widgets', 'engine'].flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/')));
const naming = generic.filter((path) =>
  !path.startsWith('app/gallery/') && text(path).split('\n').some((line) => named.test(line) && !/^\s*(\/\/|\/?\*)/.test(line)));
console.log(`Files of app, widgets and engine that name a product: ${naming.length === 0 ? 'none' : naming.join(', ')}.`);
