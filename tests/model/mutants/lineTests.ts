import { resolve } from 'node:path';
import type { TestModule } from 'vitest/node';
import { startVitest } from 'vitest/node';
import type { FlowDefinition } from '#engine';
import type { Edit } from './mutants';

const root = resolve(import.meta.dirname, '../../..');
/** What says of a line what a visitor would notice, without exploring it. */
const files = ['flows/**/*.test.ts', 'tests/scenarios/*.test.{ts,tsx}'];
/** They read the guides and the shop's start, which are the same with every line. */
const exclude = ['tests/scenarios/{start,newLine,tutorial,cookbook}.test.ts'];

/** The first test that fails when the definition is changed so; undefined when all pass. Without an edit: as it is. */
export async function failingTest({ id }: FlowDefinition, edit?: Edit, include = files): Promise<string | undefined> {
  const vitest = await startVitest('test', [], {
    config: false, root, include, exclude, watch: false, bail: 1, isolate: false, reporters: [{}], testTimeout: 120_000,
    globalSetup: ['tests/support/seed.ts'],
  }, { plugins: edit ? [changing(id, edit)] : [] });
  try {
    return vitest.state.getTestModules().flatMap(firstFailing)[0];
  } finally {
    await vitest.close();
    // Vitest says by it that a test has failed, which is what was asked here.
    process.exitCode = undefined;
  }
}

function firstFailing(module: TestModule): readonly string[] {
  const [test] = module.children.allTests('failed');
  if (test) return [test.fullName];
  return module.state() === 'failed' ? [`${module.relativeModuleId} does not load`] : [];
}

/** Every definition in TypeScript goes through `defineFlow`: there the edit is made, in the process of the tests. */
const changing = (id: string, { at, value }: Edit) => ({
  name: 'surefoot-mutant',
  enforce: 'pre' as const,
  load: (file: string) => (file.endsWith('/engine/define.ts') ? [
    `import { edited } from ${JSON.stringify(resolve(import.meta.dirname, 'edited.ts'))};`,
    `const [at, value] = [${JSON.stringify(at)}, ${JSON.stringify(value)}];`,
    `export const defineFlow = (flow) => (flow.id === ${JSON.stringify(id)} ? edited(flow, at, value) : flow);`,
  ].join('\n') : undefined),
});
