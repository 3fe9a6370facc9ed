/**
 * `npm run bench`: every figure as a ratio to its limit or to a floor measured in the same run. Nothing here is an assertion
 * about time.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from './browser.mjs';
import { originsOfChunks } from './chunks.mjs';
import { measureLines, measureProver } from './prover.mjs';
import { measureFronts, measureScripts } from './scripts.mjs';
import { openShop } from './shop.mjs';
import { row, chunkLines, frontLines, proofLine, stepLines, surveyLines } from './print.mjs';
import { measureSteps } from './steps.mjs';
import { measureSurvey } from './survey.mjs';

const folder = await mkdtemp(join(tmpdir(), 'surefoot-bench-'));
const wanted = process.argv.slice(2);
/** `npm run bench -- scripts steps` measures only those. */
const asks = (name) => wanted.length === 0 || wanted.includes(name);
const needsShop = ['start', 'scripts', 'steps', 'survey'].some(asks);
const print = (line) => console.log(line);
let shop;
let browser;
let failed = false;
try {
  if (needsShop) {
    print('Starting the shop (it is built first where the sources have changed) …');
    shop = await openShop(folder);
    browser = await openBrowser();
  }
  if (asks('start')) {
    await shop.close();
    shop = await openShop(folder);
    print('\nSecond start (npm start, built, with its database), from the command to the first byte');
    print(row('of a page', shop.page, 3, 's'));
    print(row('of an answer from the database', shop.answer, 3, 's'));
  }
  if (asks('scripts')) {
    const scripts = await measureScripts(browser);
    print('\nJavaScript that Chromium asked for, gzip -9, in all so far (the card provider\'s own script is not ours and not counted)');
    for (const { name, kib, limit } of scripts.phases) print(row(name, kib, limit, 'KiB'));
    print(`  What the first question fetches ahead, once the page is idle, brings it to ${scripts.later.toFixed(1)} KiB.`);
    print(chunkLines(scripts, await originsOfChunks()));
    print('  Every line, each page in a browser that has seen nothing yet:');
    await measureFronts(browser, (front) => print(frontLines(front)));
  }
  if (asks('steps')) {
    print('\nNext → next heading in the DOM, against a wizard written by hand with the same fields');
    await measureSteps(browser, folder, (run) => print(stepLines(run)));
  }
  if (asks('survey')) {
    print('\nNext → first field of the next question of a survey, beside the same survey in the wizard');
    print(surveyLines(await measureSurvey(browser, folder)));
  }
} catch (error) {
  failed = true;
  console.error(error);
} finally {
  await browser?.close();
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
}
try {
  if (asks('prover')) {
    const { seconds, moves, states, floor, floorMoves } = await measureProver();
    print(`\nProver, rental car: ${states} states, ${moves} moves`);
    print(row('npm run -s prove', seconds, 5, 's'));
    print(`  ${(moves / seconds).toFixed(
      0)} moves a second with every promise checked; bare XState transitions of the same machine: ${(floorMoves
        / floor).toFixed(0)} a second`);
    print(`  a proven move costs ${((seconds / moves) / (floor / floorMoves)).toFixed(1)} × a bare transition`);
    print('Every line, in one run; the time of each is what it says itself');
    const all = await measureLines((proof) => print(proofLine(proof)));
    print(`  all of them, with the start of the command: ${all.seconds.toFixed(1)} s${all.good ? ''
      : '; not all is proven: "npm run prove" says what'}`);
  }
} catch (error) {
  failed = true;
  console.error(error);
}
process.exit(failed ? 1 : 0);
