import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { locateInFile, locateInModules } from './place';

const root = resolve(import.meta.dirname, '../..');
const file = 'flows/pet/line.yaml';
const text = readFileSync(resolve(root, file), 'utf8');
const textAt = (source: string, line: number | undefined): string => source.split('\n')[(line ?? 0) - 1]?.trim() ?? '';

it.each([
  [['steps', 'owner'], 'owner:'],
  [['steps', 'owner', 'next', '0'], 'next: plans'],
  [['steps', 'pets', 'next', '0'], 'next: [{ when: { pets: { minItems: 1 } }, to: owner }]'],
  [['changes', '1'], '- { of: options, stale: [plans] }'],
] as const)('%s of a line that is a file stands on its own line', (path, line) => {
  const place = locateInFile(text, file)(path);
  expect([place?.file, textAt(text, place?.line)]).toEqual([file, line]);
});
it.each([[['calls', 'purchase']], [['changes', '9', 'when']]] as const)('what the engine adds to a file has no place in it: %s', (path) => {
  expect(locateInFile(text, file)(path)).toBeUndefined();
});
it('a line in modules is followed to the module in which the part stands', () => {
  const place = locateInModules(root, 'rental-car')(['steps', 'useType', 'next', '1']);
  expect(place?.file).toBe('flows/rental-car/flow.ts');
  expect(textAt(readFileSync(resolve(root, place?.file ?? ''), 'utf8'), place?.line)).toMatch(/to: 'driver'/);
});
