/**
 * `npm run bench`: every figure as a ratio to its limit or to a floor measured in the same run. Nothing here is an assertion
 * about time.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from './browser.mjs';
import { originsOfChunks } from './chunks.mjs';
import { film } from './film.mjs';
import { measureFirst } from './first.mjs';
import { measurePresses } from './press.mjs';
import { measureLines, measureProver, measureSizes } from './prover.mjs';
import { measureFronts, measureScripts } from './scripts.mjs';
import { openShop } from './shop.mjs';
import {
  chunkLines, filmLines, firstLines, frontLines, paintLine, partLines, pressLines, proofLine, row, serverLines, sizeLine, surveyLines,
} from './print.mjs';
import { measureServer } from './server.mjs';
import { measureSurvey } from './survey.mjs';

const folder = await mkdtemp(join(tmpdir(), 'surefoot-bench-'));
const wanted = process.argv.slice(2);
/** `npm run bench -- scripts first` measures only those. */
const asks = (name) => wanted.length === 0 || wanted.includes(name);
const needsShop = ['start', 'scripts', 'first', 'press', 'survey', 'film'].some(asks);
/** Each figure is a median of so many. */
const rounds = 3;
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
  if (asks('first')) {
    print('\nNavigation → first field, usable and painted, beside a wizard written by hand; each visit in a new profile');
    const { paints, parts } = await measureFirst(browser, folder, { rounds, onRun: (run) => print(firstLines(run)) });
    print(paintLine(paints));
    print('  where the time goes until then on the phone, in ms:');
    print(partLines(parts));
  }
  if (asks('film')) {
    print('\nThe first two seconds on a slow phone, as pictures in .cache/film/index.html');
    print(filmLines(await film(browser)));
  }
  if (asks('press')) {
    print('\nA survey of a dozen questions, answered with mouse and keyboard, beside the wizard');
    await measurePresses(browser, folder, { rounds, onRun: (run) => print(pressLines(run)) });
  }
  if (asks('survey')) {
    print('\nNext → next field, usable and painted, in surveys of different lengths, beside the wizard');
    print(surveyLines(await measureSurvey(browser, folder)));
  }
  if (asks('server')) {
    await browser?.close();
    await shop?.close();
    [browser, shop] = [];
    print('\nThe server at 50 connections');
    const { before, pages, quotes, onDisk, many } = await measureServer(folder, (run) => print(serverLines(run)));
    print(`  memory of a process: ${before.toFixed(0)} MiB, after ${many} pages ${pages.toFixed(0)}, `
      + `after ${many} quotes ${quotes.toFixed(0)}; these take ${onDisk.toFixed(0)} MiB on the disk`);
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
    print('Made flows, in which one thing grows');
    const { compared, proof, search } = await measureSizes((made) => print(sizeLine(made)));
    print(`  ${compared} pages by XState's getShortestPaths: ${search.toFixed(2)} s, ${(search / proof).toFixed(2)} × the proof`);
  }
} catch (error) {
  failed = true;
  console.error(error);
}
process.exit(failed ? 1 : 0);
