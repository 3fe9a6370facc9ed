import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml', '.woff2': 'font/woff2',
  '.png': 'image/png', '.json': 'application/json', '.map': 'application/json', '.txt': 'text/plain; charset=utf-8',
};
const packed = [['br', '.br'], ['gzip', '.gz']] as const;

/** Does the browser take this encoding? `gzip;q=0` is a refusal. */
export const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name = '', ...settings] = part.trim().toLowerCase().split(';');
    return name.trim() === encoding && !settings.some((setting) => /^\s*q=0(\.0*)?\s*$/.test(setting));
  });

/** The built files, by address. Only what was there at the start can be asked for, so no path leads out of the folder. */
export function createAssets(folder: string): (path: string, acceptEncoding: string) => Promise<Response | undefined> {
  const files = new Set(readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`));
  return async (path, acceptEncoding) => {
    const type = types[extname(path)];
    if (!type || !files.has(path)) return undefined;
    const [encoding, ending] = packed.find(([name, end]) => files.has(path + end) && accepts(acceptEncoding, name)) ?? [undefined, ''];
    // Gone when a new build has taken the place of the one we started with.
    const bytes = await readFile(join(folder, path + ending)).catch(() => undefined);
    return bytes && new Response(bytes, {
      headers: {
        'content-type': type,
        vary: 'accept-encoding',
        // Everything under /assets carries the hash of its content in its name (S22).
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
    });
  };
}
