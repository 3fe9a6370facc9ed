import { catalogue } from '#flows';
import { isFolder, lineFolders } from '../lines/folders';
import { createLineRegistry, type LineRegistry } from '../lines/registry';
import { siteNames } from './sandbox';
import type { Settings } from './settings';

/** Milliseconds. Looking at a few names and times costs nothing, and works in containers and on network drives, where watching does not. */
const often = 1000;
interface Options { readonly root: string; readonly settings: Settings; readonly log: (line: string) => void }

/** Visitors would find the lines of a misspelt folder missing, and nobody would know why. */
export function checkLinesDir(linesDir: string | undefined): void {
  if (linesDir === undefined || isFolder(linesDir)) return;
  throw new Error(`LINES_DIR must be a folder that is there, for example /srv/lines, not "${linesDir}".`);
}

/** The lines that are files, read now and whenever a file comes, changes or goes. */
export function watchLines({ root, settings, log }: Options): LineRegistry & { readonly ready: Promise<void>; stop(): void } {
  const registry = createLineRegistry({
    root, folders: lineFolders(root, settings.linesDir), taken: catalogue, log, ...(settings.partnerApiUrl ? {} : { sites: siteNames }),
  });
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async (): Promise<void> => {
    // A file may be gone between two looks at it; the next look sees it as it is.
    await registry.scan().catch((error: unknown) => log(`The lines could not be read: ${String(error)}`));
    if (!isStopped) timer = setTimeout(() => { void look(); }, often).unref();
  };
  return { ...registry, ready: look(), stop: () => { isStopped = true; clearTimeout(timer); } };
}
