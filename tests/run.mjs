/** `npm test`: everything from types to browser, one stage after another, none skipped because another failed. Plain Node until the packages are there. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkNode, install, isBuilt, root } from '../app/server/prepare.mjs';
import { provideChromium } from './chromium.mjs';

const reports = join(root, '.cache/tests');
const say = (line) => console.log(line);
const local = (name) => join(root, 'node_modules/.bin', name);

/** Runs a command to its end; its exit code, or 1 when it cannot be run. */
const run = (command, parameters, environment = {}) => new Promise((resolve) => {
  const child = spawn(command, parameters, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment }, shell: process.platform === 'win32' });
  child.once('error', (error) => { say(error.message); resolve(1); }).once('exit', (code) => resolve(code ?? 1));
});
const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** What a stage came to. A stage that ended badly without naming a failed test counts as one failure. */
const result = ({ code, passed = 0, failed = [], skipped = [] }) => ({ passed, skipped, failed: code !== 0 && failed.length === 0 ? ['the stage itself'] : failed });
/** A check that has no tests: it passes or fails as a whole. */
const check = (command, parameters) => async () => {
  const code = await run(command, parameters);
  return result({ code, passed: code === 0 ? 1 : 0 });
};

async function unit() {
  const file = join(reports, 'unit.json');
  rmSync(file, { force: true });
  const code = await run(local('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const report = readReport(file);
  if (!report) return result({ code: code || 1 });
  const tests = report.testResults.flatMap(({ name, assertionResults }) => assertionResults.map((test) => ({ ...test, name: `${relative(root, name)} › ${test.fullName}` })));
  const named = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
  const broken = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'));
  return result({
    code, passed: named('passed').length, skipped: named('pending', 'skipped', 'todo', 'disabled'),
    failed: [...named('failed'), ...broken.map(({ name }) => `${relative(root, name)} (does not load)`)],
  });
}

const testsOf = (suite, above = []) => {
  const titles = suite.title ? [...above, suite.title] : above;
  return [
    ...(suite.specs ?? []).flatMap(({ title, tests }) => tests.map(({ projectName, status }) => ({ status, name: `[${projectName}] ${[...titles, title].join(' › ')}` }))),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles)),
  ];
};
async function browser() {
  const executable = await provideChromium(say);
  if (!executable) return result({ code: 1 });
  const file = join(reports, 'browser.json');
  rmSync(file, { force: true });
  const code = await run(local('playwright'), ['test', '-c', 'tests/browser/playwright.config.ts'], { CHROMIUM: executable, BROWSER_TEST_REPORT: file });
  const report = readReport(file);
  if (!report) return result({ code: code || 1 });
  const tests = report.suites.flatMap((suite) => testsOf(suite));
  const named = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
  return result({ code, passed: named('expected').length, skipped: named('skipped'), failed: named('unexpected', 'flaky') });
}

/** In order. Only the browser needs a build; it is made before anything else, so that a broken one is told early. */
const stages = {
  build: async () => (isBuilt() ? result({ code: 0, passed: 1 }) : check(process.execPath, ['app/server/build.mjs'])()),
  types: check(local('tsc'), ['--noEmit']),
  lint: check('npm', ['run', '-s', 'lint']),
  dead: check('npm', ['run', '-s', 'dead']),
  unit,
  browser,
};

function wantedStages(asked) {
  const unknown = asked.filter((name) => !Object.hasOwn(stages, name));
  if (unknown.length > 0) {
    console.error(`There is no stage "${unknown.join('", "')}". There are: ${Object.keys(stages).join(', ')}.`);
    process.exit(2);
  }
  const needed = asked.includes('browser') ? ['build', ...asked] : asked;
  return Object.keys(stages).filter((name) => asked.length === 0 || needed.includes(name));
}

const listed = (title, names) => (names.length > 0 ? [`\n${title}:`, ...names.map((name) => `  ${name}`)] : []);

async function main() {
  checkNode();
  const wanted = wantedStages(process.argv.slice(2));
  await install({ withTools: true });
  mkdirSync(reports, { recursive: true });
  const outcomes = [];
  for (const name of wanted) {
    say(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
    const since = performance.now();
    const outcome = await stages[name]().catch((error) => {
      say(error instanceof Error ? error.message : String(error));
      return result({ code: 1 });
    });
    outcomes.push({ name, ...outcome, seconds: (performance.now() - since) / 1000 });
  }
  const all = (part) => outcomes.flatMap((outcome) => outcome[part].map((test) => `${outcome.name}: ${test}`));
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const [failed, skipped] = [all('failed'), all('skipped')];
  say([
    '',
    ...outcomes.map((outcome) => `${outcome.name.padEnd(8)} ${outcome.failed.length > 0 ? 'FAILED' : 'passed'} ${`${outcome.seconds.toFixed(1)} s`.padStart(9)}   ${outcome.passed} passed, ${outcome.failed.length} failed, ${outcome.skipped.length} skipped`),
    ...listed('Skipped', skipped),
    ...listed('Failed', failed),
    '',
    `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ].join('\n'));
  process.exitCode = failed.length > 0 ? 1 : 0;
}

if (!existsSync(join(root, 'package-lock.json'))) throw new Error('package-lock.json is missing: the packages cannot be installed exactly.');
main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed, 0 skipped');
  process.exitCode = 1;
});
