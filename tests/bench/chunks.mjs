/** Which packages and folders make up the built files: the same build once more, in memory, because only the bundler knows. */
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../app/server/install.mjs';

/** `@rjsf/core`, `widgets/date`, `engine/rules` … */
const originOf = (id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]
  ?? id.replace(root, '').split('/').slice(0, 2).join('/').replace('\0', '');

/** Address of a built file → its origins with their share of the file, the largest first. */
export async function originsOfChunks() {
  const { output } = await build({ configFile: join(root, 'vite.config.ts'), mode: 'production', logLevel: 'error',
    build: { write: false } });
  return new Map(output.filter(({ type }) => type === 'chunk').map(({ fileName, modules }) => {
    const lengths = new Map();
    for (const [id, { renderedLength }] of Object.entries(modules))
      lengths.set(originOf(id), (lengths.get(originOf(id)) ?? 0) + renderedLength);
    const all = [...lengths.values()].reduce((sum, length) => sum + length, 0);
    return [`/${fileName}`, [...lengths].map(([origin, length]) => ({ origin, share: length / all })).sort((a, b) => b.share - a.share)];
  }));
}
