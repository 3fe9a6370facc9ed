import { describe, expect, it } from 'vitest';
import { hasRange, rowsIn, titlesOf } from './titles';

const found = (source: string): readonly string[] => titlesOf('some.test.tsx', source).flatMap(rowsIn);

describe('a row is counted', () => {
  it.each([
    ['an it', 'it("pays once (XX-001)", () => {});', ['XX-001']],
    ['a test', 'test(\'pays once (XX-001, XX-002)\', phone, async ({ page }) => {});', ['XX-001', 'XX-002']],
    ['a template with a hole', 'for (const line of lines) test(`buys ${line} (XX-001)`, async () => {});', ['XX-001']],
    ['it.each of a table', 'it.each([["a", 1]])("is %s (XX-001)", (a) => {});', ['XX-001']],
    ['it.each of a typed table', 'it.each<[string, number]>([["a", 1]])("is %s (XX-001)", (a) => {});', ['XX-001']],
    ['it.each of a template', 'it.each`a\n${1}`("is $a (XX-001)", (a) => {});', ['XX-001']],
    ['a modifier', 'test.describe.serial("XX-001", () => { it.concurrent("XX-002", () => {}); });', ['XX-002', 'XX-001']],
    ['a describe with a test inside', 'describe("refunds (XX-001)", () => { describe("each", () => { it("is sent", () => {}); }); });',
      ['XX-001']],
    ['a describe.each with a test inside', 'describe.each(lines)("$id (XX-001)", () => { it("is sent", () => {}); });', ['XX-001']],
    ['a file with JSX', 'it("draws (XX-001)", () => { expect(draw(<p>{x}</p>)).toBe(""); });', ['XX-001']],
    ['a title that begins with it', 'it("XX-001: pays once", () => {});', ['XX-001']],
  ])('in the title of %s', (_, source, rows) => expect(found(source)).toEqual(rows));
});

describe('a row is not counted', () => {
  it.each([
    ['in a comment', '// XX-001\nit("pays once", () => { /* XX-002 */ });'],
    ['in the body of a test', 'it("pays once", () => { expect(page, "XX-001").toBe(1); });'],
    ['in a table beside the title', 'it.each([["XX-001"]])("is %s", () => {});'],
    ['in a step of a test', 'test("buys", async () => { await test.step("pays (XX-001)", async () => {}); });'],
    ['in a skipped test',
      'it.skip("XX-001", () => {}); test.fixme("XX-002", () => {}); it.todo("XX-003"); '
      + 'describe.skip("XX-004", () => { it("a", () => {}); });'],
    ['in an empty describe', 'describe("XX-001", () => {});'],
    ['in a describe whose tests are all skipped', 'describe("XX-001", () => { it.skip("pays", () => {}); });'],
    ['in a hole of a template', 'test(`buys (${"XX-001"})`, () => {});'],
    ['when a hole cuts it in two', 'test(`buys (XX-${n}, ${group}-002, XX-00${n})`, () => {});'],
    ['in another call', 'check("XX-001", () => {}); it.skipIf("XX-002")("a", () => {}); run.it("XX-003");'],
    ['without its three digits', 'it("XX-1, XX-0001, XXX-001, xx-001, A-XX-001", () => {});'],
  ])('%s', (_, source) => expect(found(source)).toEqual([]));
  it('in a test inside a skipped describe',
    () => expect(found('describe.skip("all", () => { it("pays (XX-001)", () => {}); });')).toEqual([]));
  it('by a range: only its ends are written in full',
    () => expect(found('it("pays (XX-001 … XX-003)", () => {});')).toEqual(['XX-001', 'XX-003']));
});

describe('a range', () => {
  it.each(['XX-001 … XX-003', 'XX-001…003', 'XX-001 .. XX-003', 'XX-001–XX-003', 'XX-001 - 003', 'XX-001 to XX-003'])('%s is found',
    (title) => expect(hasRange(title)).toBe(true));
  it.each(['XX-001, XX-002', 'XX-001 and XX-002', 'XX-001: 3 plans', 'pays on 2026-03-10'])('%s is none',
    (title) => expect(hasRange(title)).toBe(false));
});
