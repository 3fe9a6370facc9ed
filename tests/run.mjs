/** `npm test`: everything from types to browser, none skipped because another failed. Plain Node until the packages are there. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkNode, install, isBuilt, root } from '../app/server/install.mjs';
import { provideChromium } from './chromium.mjs';

const reports = join(root, '.cache/tests');
const say = (line) => console.log(line);
const local = (name) => join(root, 'node_modules/.bin', name);

/** Runs a command to its end; its exit code, or 1 when it cannot be run. With `print` its output is handed over whole, at the end. */
const run = (command, parameters, { environment = {}, print } = {}) => new Promise((resolve) => {
  const output = print ? 'pipe' : 'inherit';
  const env = { ...process.env, ...environment };
  const child = spawn(command, parameters, { cwd: root, stdio: ['ignore', output, output], env, shell: process.platform === 'win32' });
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => parts.push(part));
  const end = (code) => { print?.(Buffer.concat(parts).toString()); resolve(code); };
  child.once('error', (error) => { say(error.message); end(1); }).once('close', (code) => end(code ?? 1));
});
const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Why a test failed, in a few lines: the log of a whole run may be cut where it is read. */
const cause = (message = '', place = '') =>
  [...stripVTControlCharacters(message).split('\n').filter((line) => line.trim()).slice(0, 8), place]
  .filter(Boolean).map((line) => `\n      ${line.slice(0, 200)}`).join('');

/** The result of a stage; `times` has the seconds of each test. A stage that failed without naming a test counts as one failure. */
const result = ({ code, passed = 0, failed = [], skipped = [], times = [] }) => ({
  passed, skipped, times, failed: code !== 0 && failed.length === 0 ? ['the stage itself'] : failed,
});
/** A check that has no tests: it passes or fails as a whole. */
const check = (command, parameters) => async (print) => {
  const code = await run(command, parameters, { print });
  return result({ code, passed: code === 0 ? 1 : 0 });
};

async function unit(print) {
  const file = join(reports, 'unit.json');
  rmSync(file, { force: true });
  const code = await run(local('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], { print });
  const report = readReport(file);
  if (!report) return result({ code: code || 1 });
  const tests = report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative(root, file)} › ${test.fullName}` })));
  const named = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
  const failed = tests.filter(({ status }) => status === 'failed').map(({ name, failureMessages }) => name + cause(failureMessages[0]));
  const broken = report.testResults.filter(({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed'));
  return result({
    code, passed: named('passed').length, skipped: named('pending', 'skipped', 'todo', 'disabled'),
    failed: [...failed, ...broken.map(({ name }) => `${relative(root, name)} (does not load)`)],
    times: tests.map(({ name, duration }) => ({ name, seconds: (duration ?? 0) / 1000 })),
  });
}

const testsOf = (suite, above = []) => {
  const titles = suite.title ? [...above, suite.title] : above;
  return [
    ...(suite.specs ?? []).flatMap(({ title, tests }) => tests.map(({ projectName, status, results }) => ({
      status, name: `[${projectName}] ${[...titles, title].join(' › ')}`,
      causes: results.flatMap(({ errors = [] }) => errors.slice(0, 3)).map(({ message, location: { file, line } = {} }) =>
        cause(message, file && `at ${relative(root, file)}:${line}`)).join(''),
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
    }))),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles)),
  ];
};
async function playwright(folder, environment, print) {
  const file = join(reports, `${folder}.json`);
  rmSync(file, { force: true });
  const code = await run(local('playwright'), ['test', '-c', `tests/${folder}/playwright.config.ts`],
    { environment: { ...environment, BROWSER_TEST_REPORT: file }, print });
  const report = readReport(file);
  if (!report) return result({ code: code || 1 });
  const tests = report.suites.flatMap((suite) => testsOf(suite));
  const named = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
  const failed = tests.filter(({ status }) => ['unexpected', 'flaky'].includes(status)).map(({ name, causes }) => name + causes);
  return result({ code, passed: named('expected').length, skipped: named('skipped'), failed, times: tests });
}

async function browser(print) {
  const executable = await provideChromium(say);
  return executable ? playwright('browser', { CHROMIUM: executable }, print) : result({ code: 1 });
}
/** Firefox and WebKit: where one is missing, each of its tests is skipped and says so. */
const engines = (print) => playwright('engines', {}, print);

const stages = {
  build: async (print) => (isBuilt() ? result({ code: 0, passed: 1 }) : check(process.execPath, ['app/server/build.mjs'])(print)),
  types: check(local('tsc'), ['--noEmit']),
  lint: check('npm', ['run', '-s', 'lint']),
  dead: check('npm', ['run', '-s', 'dead']),
  unit,
  browser,
  engines,
};
/**
 * The stages of a group run side by side: each of them waits for a part of its time, and leaves a core to the others. The unit tests use
 * every core. Only browsers need a build, and a broken one is reported early.
 */
const groups = [['build', 'types', 'lint', 'dead'], ['unit'], ['browser', 'engines']];

function wantedStages(asked) {
  const unknown = asked.filter((name) => !Object.hasOwn(stages, name));
  if (unknown.length > 0) {
    console.error(`There is no stage "${unknown.join('", "')}". There are: ${Object.keys(stages).join(', ')}.`);
    process.exit(2);
  }
  const needed = asked.includes('browser') || asked.includes('engines') ? ['build', ...asked] : asked;
  return Object.keys(stages).filter((name) => asked.length === 0 || needed.includes(name));
}

async function runStage(name, print) {
  const since = performance.now();
  const outcome = await stages[name](print).catch((error) => {
    say(error instanceof Error ? error.message : String(error));
    return result({ code: 1 });
  });
  return { name, ...outcome, seconds: (performance.now() - since) / 1000 };
}
const headline = (name) => say(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);

/** A stage that runs alone prints as it goes, and so does the longest of a group; what the others print is shown when they end. */
function runGroup(names) {
  const isShown = (name) => names.length === 1 || name === 'browser';
  const print = (name) => (output) => { headline(name); process.stdout.write(output); };
  for (const name of names.filter(isShown)) headline(name);
  return Promise.all(names.map((name) => runStage(name, isShown(name) ? undefined : print(name))));
}
async function runStages(wanted) {
  const outcomes = [];
  for (const group of groups) outcomes.push(...await runGroup(group.filter((name) => wanted.includes(name))));
  return outcomes;
}

/** The slowest tests of all stages. */
function slowest(outcomes, count = 20) {
  const tests = outcomes.flatMap(({ name: stage, times }) => times.map((test) => ({ ...test, stage })));
  const first = tests.sort((a, b) => b.seconds - a.seconds).slice(0, count);
  return first.map(({ stage, name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${stage}: ${name}`);
}
const listed = (title, names) => (names.length > 0 ? [`\n${title}:`, ...names.map((name) => `  ${name}`)] : []);

async function main() {
  checkNode();
  const wanted = wantedStages(process.argv.slice(2));
  await install({ withTools: true });
  mkdirSync(reports, { recursive: true });
  const outcomes = await runStages(wanted);
  const all = (part) => outcomes.flatMap((outcome) => outcome[part].map((test) => `${outcome.name}: ${test}`));
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const [failed, skipped] = [all('failed'), all('skipped')];
  say([
    '',
    ...outcomes.map(({ name, seconds, ...outcome }) => [
      name.padEnd(8), outcome.failed.length > 0 ? 'FAILED' : 'passed', `${seconds.toFixed(1)} s`.padStart(9),
      `  ${outcome.passed} passed, ${outcome.failed.length} failed, ${outcome.skipped.length} skipped`,
    ].join(' ')),
    ...listed('Slowest tests', slowest(outcomes)),
    ...listed('Skipped', skipped),
    ...listed('Failed', failed),
    '',
    `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ].join('\n'));
  process.exitCode = failed.length > 0 ? 1 : 0;
}

if (!existsSync(join(root, 'package-lock.json')))
  throw new Error('package-lock.json is missing: the packages cannot be installed exactly.');
main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed, 0 skipped');
  process.exitCode = 1;
});
