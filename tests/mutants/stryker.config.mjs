/** `npm run mutants`: which small changes of the code does no quick test notice? */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts' },
  mutate: ['engine/**/*.ts', 'api/adapters/*.ts', '!**/*.test.ts', '!**/testing.ts', '!engine/explore/**'],
  ignorePatterns: ['.build', '.cache', '.data', 'tests/browser', 'tests/bench'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  // Names no file: Stryker would rewrite ours with the JavaScript interface of TypeScript, which version 7 does not have.
  tsconfigFile: 'tests/mutants/none.json',
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  tempDirName: '.cache/mutants/sandbox',
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: '.cache/mutants/report.html' },
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  // A busy machine must not count as a kill.
  timeoutMS: 60_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 20,
  thresholds: { high: 90, low: 80, break: 80 },
};
