/**
 * `npm run prove [flow …] [-- OPTIONS]`: the verdict of the prover, in words. The exit code is 0 for complete and clean alone, 1 for
 * anything found or left open, 2 for what cannot be done as it was asked for.
 */
import { parseArgs } from 'node:util';
import { checkWith, withModules } from '../../app/check/load.mjs';
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
const usualFolder = '.cache/proofs';
const covers = ['transitions', 'branches', 'pairs'];
/** Each is a question of its own: of two, one would go unanswered without a word. */
const questions = ['diff', 'mutants', 'play', 'browser'];
const { values, positionals: asked } = parsed();
const together = questions.filter((option) => values[option] !== undefined).map((option) => `--${option}`);
if (together.length > 1) stop(`${together.join(' and ')} cannot be asked at once: ask one after the other.`, 2);
if (values.paths !== undefined && !covers.includes(values.paths)) stop(`--paths covers one of: ${covers.join(', ')}.`, 2);
// The mistakes of a line are told instead of exploring it. What is walked in the browser is only read here: everything is closed before.
const done = await withModules(async (load) => {
  await stopAtLines(load);
  await stopAtMistakes(load);
  const { run, walked } = await load('/tests/model/proveLines.ts');
  return values.browser ? walked(asked) : run(asked, values);
});
process.exit(typeof done === 'number' ? done : await walkInBrowser(done, values.paths));

/** `--report pet` would prove every line into a folder called pet: whoever says that means the line. */
async function stopAtLines(load) {
  const folders = ['report', 'save'].filter((option) => values[option] !== undefined && values[option] !== usualFolder);
  if (folders.length === 0) return;
  const { lines } = await load('/tests/support/lines.ts');
  for (const option of folders) {
    const name = values[option];
    if (!lines.some(({ id }) => id === name)) continue;
    const right = `npm run prove ${name} -- --${option}${option === 'save' ? ' DIR' : ''}`;
    stop(`"${name}" is a line, and --${option} takes a folder: ${right}. A folder of that name is ./${name}.`, 2);
  }
}
async function stopAtMistakes(load) {
  // What is compared is checked where it is read: it may be a revision. A path says by itself which version of its line it is of.
  if (values.diff !== undefined || values.play !== undefined) return;
  const { code: found, lines } = await checkWith(load, asked);
  const behindPaths = process.argv[process.argv.indexOf('--paths') + 1];
  if (found === 2 && values.paths !== undefined && lines.some((line) => line.includes(`no line "${behindPaths}"`)))
    stop(`"${behindPaths}" is neither a line nor a set of paths: --paths covers one of: ${covers.join(', ')}.`, 2);
  if (found !== 0) stop(lines.join('\n'), found);
}
function parsed() {
  // `--paths` alone means transitions, `--report` the usual folder.
  const words = process.argv.slice(2);
  const isName = (word = '-') => !word.startsWith('-');
  const args = words.map((word, index) => {
    if (word === '--paths' && !covers.includes(words[index + 1])) return '--paths=transitions';
    return word === '--report' && !isName(words[index + 1]) ? `--report=${usualFolder}` : word;
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
