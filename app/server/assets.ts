import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { workerPolicy } from './csp';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml', '.woff2': 'font/woff2',
  '.png': 'image/png', '.json': 'application/json', '.map': 'application/json', '.txt': 'text/plain; charset=utf-8',
};
const compressed = [['br', '.br'], ['gzip', '.gz']] as const;

/** Does the browser take this encoding? `gzip;q=0` is a refusal. */
export const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name = '', ...settings] = part.trim().toLowerCase().split(';');
    return name.trim() === encoding && !settings.some((setting) => /^\s*q=0(\.0*)?\s*$/.test(setting));
  });

/**
 * The built files by address, read once: no path leads out of the folder, and a new build does not affect a running shop. `others` has the
 * files of other releases.
 */
export function createAssets(
  folder: string, others: (path: string) => Buffer<ArrayBuffer> | undefined = () => undefined,
): (path: string, acceptEncoding: string) => Response | undefined {
  const files = new Map<string, Buffer<ArrayBuffer>>(readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file)] as const));
  const read = (path: string): Buffer<ArrayBuffer> | undefined => files.get(path) ?? others(path);
  return (path, acceptEncoding) => {
    const type = types[extname(path)];
    if (!type) return undefined;
    const [encoding, ending] = compressed.find(([name, end]) => accepts(acceptEncoding, name) && read(path + end)) ?? [undefined, ''];
    const bytes = read(path + ending);
    if (!bytes) return undefined;
    return new Response(bytes, {
      headers: {
        'content-type': type,
        vary: 'accept-encoding',
        // A worker has the policy of its own file.
        ...(type.startsWith('text/javascript') ? { 'content-security-policy': workerPolicy } : {}),
        // The card provider's frames have an origin of their own, and the page's typeface.
        ...(type === 'font/woff2' ? { 'access-control-allow-origin': '*' } : {}),
        // Everything under /assets carries the hash of its content in its name (S22).
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
    });
  };
}
