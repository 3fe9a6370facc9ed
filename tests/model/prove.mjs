/**
 * `npm run prove [flow …] [-- OPTIONS]`: the verdict of the prover, in words. The exit code is 0 for complete and clean alone, 1 for
 * anything found or left open, 2 for what cannot be done as it was asked for.
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { check } from '../../app/check/load.mjs';
import { walkInBrowser } from './browser.mjs';

const options = {
  rules: { type: 'boolean' },
  paths: { type: 'string' },
  save: { type: 'string' },
  play: { type: 'string' },
  browser: { type: 'boolean' },
  report: { type: 'string' },
  diff: { type: 'boolean' },
  mutants: { type: 'boolean' },
};
const covers = ['transitions', 'branches', 'pairs'];
const { values, positionals: asked } = parsed();
if (values.paths !== undefined && !covers.includes(values.paths)) stop(`--paths covers one of: ${covers.join(', ')}.`, 2);
// What is compared is checked where it is read: it may be a revision. A path says by itself which version of its line it is of.
const isChecked = values.diff === undefined && values.play === undefined;
const checked = isChecked ? await check(asked) : { code: 0, lines: [] };
const behindPaths = process.argv[process.argv.indexOf('--paths') + 1];
if (checked.code === 2 && values.paths !== undefined && checked.lines.some((line) => line.includes(`no line "${behindPaths}"`)))
  stop(`"${behindPaths}" is neither a line nor a set of paths: --paths covers one of: ${covers.join(', ')}.`, 2);
if (checked.code !== 0) stop(checked.lines.join('\n'), checked.code);
if (values.browser) process.exit(await walkInBrowser(asked, values.paths));
const vite = await createServer({
  configFile: false, root: process.cwd(), appType: 'custom', logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null }, optimizeDeps: { noDiscovery: true },
});
const { run } = await vite.ssrLoadModule('/tests/model/proveLines.ts');
const code = await run(asked, values);
await vite.close();
process.exit(code);

function parsed() {
  // `--paths` alone means transitions, `--report` the usual folder.
  const words = process.argv.slice(2);
  const isName = (word = '-') => !word.startsWith('-');
  const args = words.map((word, index) => {
    if (word === '--paths' && !covers.includes(words[index + 1])) return '--paths=transitions';
    return word === '--report' && !isName(words[index + 1]) ? '--report=.cache/proofs' : word;
  });
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return stop(`${error.message.split('. ')[0]}. There is: ${Object.keys(options).map((name) => `--${name}`).join(', ')}.`, 2);
  }
}
function stop(words, exit) {
  console.error(words);
  process.exit(exit);
}
