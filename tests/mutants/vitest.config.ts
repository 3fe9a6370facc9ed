import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The quick tests beside the code: each runs once for every mutant in a line that it executes. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    environment: 'node',
    include: ['{engine,api/adapters}/**/*.test.ts', 'tests/broken/broken.test.ts'],
    exclude: [
      'engine/explore/**', 'engine/survey/survey.property.test.ts', 'engine/rules/sameVerdict.test.ts',
      'api/adapters/petVisit.test.ts', 'api/adapters/southAfricaVisit.test.ts',
    ],
    testTimeout: 60_000,
    isolate: false,
  },
});
