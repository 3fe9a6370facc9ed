import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** A page that stays open so long is loaded anew. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * The hashed files of other releases, in a folder that all releases share: a page asks for the parts of its own release, whichever answers.
 * This release's files are put there for the others; what no release has started with for a month goes. Asked at each request, for a
 * release may come while this one runs.
 */
export function shareAssets(own: string, shared: string, now = Date.now()): (path: string) => Buffer<ArrayBuffer> | undefined {
  for (const name of readdirSync(own)) {
    const file = join(shared, name);
    if (!existsSync(file)) copyWhole(join(own, name), file);
    utimesSync(file, now / 1000, now / 1000);
  }
  for (const file of readdirSync(shared).map((name) => join(shared, name))) {
    // Releases that start together rename and delete files meanwhile.
    const known = statSync(file, { throwIfNoEntry: false });
    if (known && known.mtimeMs < now - keptFor) rmSync(file, { force: true });
  }
  return (path) => {
    const [, name] = /^\/assets\/([\w.-]+)$/u.exec(path) ?? [];
    const file = join(shared, name ?? '');
    return name !== undefined && existsSync(file) ? readFileSync(file) : undefined;
  };
}
/** Nobody is served half a file. In containers each release is process 1: a process id would be the same name. */
function copyWhole(from: string, to: string): void {
  const part = `${to}.${randomUUID()}`;
  copyFileSync(from, part);
  renameSync(part, to);
}
