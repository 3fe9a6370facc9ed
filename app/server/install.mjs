/** Checks what a start needs: Node's version, packages, a build. Plain Node: runs before there are packages. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const buildFolder = join(root, '.build');
const stampFile = join(buildFolder, 'stamp');

/** Ends with a sentence instead of a syntax error somewhere inside a package. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Surefoot needs Node 20.19 or newer; this is Node ${version}. Install a newer one from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Is every package of the lock file there, in its version? Those of other platforms are not expected. */
function isInstalled({ withTools }) {
  const present = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(present)) return false;
  const installed = packagesOf(present);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, { version, optional, devOptional, dev, peer }]) =>
    path === '' || optional || devOptional || peer || (dev && !withTools) || installed[path]?.version === version);
}

const run = (command, parameters) => new Promise((resolve, reject) => {
  const child = spawn(command, parameters, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  child.once('error', reject).once('exit', (code) =>
    (code === 0 ? resolve() : reject(new Error(`"${[command, ...parameters].join(' ')}" ended with code ${code}.`))));
});

/** Installs what the lock file says when something of it is missing. `withTools`: also what only a build needs. */
export async function install({ withTools }) {
  if (isInstalled({ withTools })) return;
  console.log('Installing packages (once) …');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', withTools ? '--include=dev' : '--omit=dev']);
}

const sources = ['app', 'api', 'engine', 'flows', 'schemas', 'widgets'];
const isSource = (name) => !/\.test\.tsx?$|\.md$/.test(name);

/** Hash of everything the build is made of. */
function hashOfSources() {
  const files = ['package.json', 'package-lock.json', 'vite.config.ts', ...sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isSource(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length)))];
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update('\0').update(readFileSync(join(root, file))).update('\0');
  return hash.digest('hex');
}

/** Is there a build, and is it of these sources? Without the sources (a server that only got the build) any build will do. */
export function isBuilt() {
  if (!existsSync(stampFile)) return false;
  if (sources.some((folder) => !existsSync(join(root, folder)))) return true;
  return readFileSync(stampFile, 'utf8') === hashOfSources();
}
export const stamp = () => ({ file: stampFile, text: hashOfSources() });
