/** `npm run dev`: the findings of `npm run check` over the page, at the start and after each change of what they are about. */
import { resolve, sep } from 'node:path';

/** Milliseconds: an editor may save several files at once. */
const pause = 300;
const folders = ['flows', 'schemas', 'api', 'engine'];

/** `outside` is the folder of lines that are kept elsewhere (LINES_DIR). */
export function checkInPage(vite, root, { outside, log }) {
  const watched = [...folders.map((folder) => resolve(root, folder)), ...(outside ? [resolve(outside)] : [])];
  let told;
  let known = [];
  let timer;
  let running = Promise.resolve();
  const payload = (lines) => ({
    type: 'error', err: { message: lines.join('\n'), stack: '', plugin: 'npm run check' },
  });
  async function check() {
    try {
      const { runCheck, newsOfModules } = await vite.ssrLoadModule('/check/run.ts');
      const { code, lines, found = [] } = await runCheck([], { root, load: (file) => vite.ssrLoadModule(file) });
      for (const line of newsOfModules(known, found)) log(line);
      known = found;
      const before = told;
      told = code === 0 ? undefined : payload(lines);
      if (told) vite.ws.send(told);
      else if (before) vite.ws.send({ type: 'full-reload' });
    } catch (error) {
      // A module that does not load is told by Vite itself.
      log(error instanceof Error ? error.message : String(error));
    }
  }
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => { running = running.then(check); }, pause);
  };
  // A page that is opened later is told as well.
  vite.ws.on('connection', () => { if (told) setTimeout(() => vite.ws.send(told), pause); });
  vite.watcher.add(watched);
  vite.watcher.on('all', (_, file) => { if (watched.some((folder) => resolve(file).startsWith(folder + sep))) soon(); });
  soon();
  return () => clearTimeout(timer);
}
