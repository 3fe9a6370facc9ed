import { contracts } from '#api/contracts/index';
import { methods, methodUpdate } from '#api/contracts/payment';
import { buyer, stores } from '#api/sandbox/testing';
import type { JsonSchema } from '#engine';
import { isObject } from '#engine/isObject';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileKeys } from '../support/forms';
import { lines } from '../support/lines';
import { people } from '../support/people';
import { valuesOf } from '../support/schemaValues';
import { openTown, visitor, type Town } from '../support/visitor';
import { contractOf } from './contractResponses';

interface Parameter { readonly name: string; readonly in: 'path' | 'query' | 'header'; readonly schema: JsonSchema }
interface Operation {
  readonly operationId: string; readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } };
}
interface Sent { readonly path: string; readonly body: unknown }

/** What a leaf becomes: text that a database cannot hold, numbers out of every range, days out of every calendar, other shapes. */
const leaf = fc.oneof(
  fc.constantFrom(
    '\0', 'a\0b', '\ud800', 'x\udc00y', ...hostileKeys, ' ', '2026-02-30', '0000-00-00', '9999-12-31', '-000001-01-01', '+275760-09-13',
    null, true, false, 0, -1, 0.1, 1e21, -1e308, 5e-324, 2 ** 31, 2 ** 63, [], {}, [null], [[]], { a: { '\0': 1 } }, ['\0'],
    JSON.parse('{"__proto__":{"a":1},"constructor":"x"}'), JSON.parse('['.repeat(500) + ']'.repeat(500)),
  ),
  fc.string({ unit: 'binary', maxLength: 8 }), fc.jsonValue(),
);
type Path = readonly (string | number)[];
const leaves = (value: unknown, path: Path = []): readonly Path[] => {
  if (Array.isArray(value)) return [...value.flatMap((item, index) => leaves(item, [...path, index])), [...path, value.length]];
  if (!isObject(value)) return [path];
  const inner = Object.entries(value).flatMap(([name, item]) => leaves(item, [...path, name]));
  return [...inner, [...path, '__proto__'], [...path, '\0']];
};
/** A copy with another value at a path. */
function changed(value: unknown, [name, ...rest]: Path, to: unknown): unknown {
  if (name === undefined) return to;
  if (Array.isArray(value)) return Object.assign([...value], { [name]: changed(value[Number(name)], rest, to) });
  const before = isObject(value) ? Object.entries(value) : [];
  const inner = changed(before.find(([key]) => key === name)?.[1], rest, to);
  return Object.fromEntries([...before.filter(([key]) => key !== name), [String(name), inner]]);
}
const change = (value: unknown): fc.Arbitrary<unknown> =>
  fc.tuple(fc.constantFrom(...leaves(value)), leaf).map(([path, to]) => changed(value, path, to));
const inAddress = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/\p{Surrogate}/gu, '\ufffd'));

for (const { name, databaseUrl, skip } of stores) {
  describe.skipIf(skip)(`the partner API over ${name}`, () => {
    let town: Town;
    let operations: readonly (Operation & { readonly method: string; readonly path: string })[] = [];
    /** What the shop itself has sent, by operation: answers that belong together get further than random ones. */
    const sent = new Map<string, Sent[]>();
    beforeAll(async () => {
      town = await openTown({ on: '2026-03-10', databaseUrl });
      const { body } = await buyer(town.sandbox)
        .send<{ paths: Record<string, Record<string, Operation>> }>('GET', '/sandbox/openapi.json');
      operations = Object.entries(body.paths).flatMap(([path, methodsOfPath]) =>
        Object.entries(methodsOfPath).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })));
      for (const { id } of lines) await records(id);
    });
    afterAll(() => town?.close());

    /** Walks through a line up to its purchase, which is not carried out, so that it can be tried again and again. */
    async function records(line: string): Promise<void> {
      let isBuying = false;
      const fetch = async (request: Request): Promise<Response> => {
        const { id, kind } = contractOf(request);
        const text = await request.clone().text();
        const { pathname, search } = new URL(request.url);
        sent.set(id, [...(sent.get(id) ?? []), { path: pathname + search, body: text ? JSON.parse(text) : undefined }]);
        isBuying ||= kind === 'purchase';
        return kind === 'purchase' ? Response.json({ error: { code: 'default' } }, { status: 400 }) : town.fetch(request);
      };
      const visit = await visitor(town, line, { siteName: 'everything', fetch });
      for (let moves = 0; moves < 60 && !isBuying; moves += 1) {
        await visit.rests();
        await visit.goesOn(people[line]?.[visit.view.step]);
      }
      expect([line, isBuying]).toEqual([line, true]);
    }

    const isTokenCall = (path: string): boolean => path === methods.path || path === methodUpdate.path;
    const request = ({ operationId, path, parameters, requestBody }: Operation & { readonly path: string }): fc.Arbitrary<Sent> => {
      const schema = requestBody?.content['application/json'].schema;
      const own = sent.get(operationId) ?? [];
      const inPath = parameters.filter((one) => one.in === 'path');
      const inQuery = parameters.filter((one) => one.in === 'query');
      const values = Object.fromEntries([...inPath, ...inQuery].map((one) => [one.name, fc.oneof(valuesOf(one.schema), leaf)]));
      const address = fc.record(values).map((given) => [
        inPath.reduce((text, one) => text.replace(`{${one.name}}`, inAddress(given[one.name])), path),
        inQuery.map((one) => `${one.name}=${inAddress(given[one.name])}`).join('&'),
      ].join('?'));
      const random = fc.record({ path: address, body: schema ? valuesOf(schema) : fc.constant(undefined) });
      return (own.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...own) }, random) : random)
        .chain((one) => (one.body === undefined ? fc.constant(one) : change(one.body).map((body) => ({ ...one, body }))));
    };
    it('answers a valid request with one leaf changed with anything but 500, whatever the operation (S18)', async () => {
      const ines = buyer(town.sandbox);
      const statuses: number[] = [];
      for (const operation of operations) {
        await fc.assert(fc.asyncProperty(request(operation), async ({ path, body }) => {
          const fresh = isTokenCall(path) && isObject(body) ? { ...body, ...await cardFor(ines, body) } : body;
          const { status } = await ines.send(operation.method, path, fresh, { 'x-unique-key': crypto.randomUUID() });
          statuses.push(status);
          expect(status, operation.operationId).toBeLessThan(500);
        }), { numRuns: 60, seed: 20_261_123 });
      }
      expect(operations).toHaveLength(contracts.length);
      // Requests that are all refused, or all carried out, would prove little.
      for (const status of [200, 422]) expect(statuses.filter((one) => one === status).length).toBeGreaterThan(operations.length * 5);
    });
  });
}

/** A token that nobody has used, unless the token is what was changed. */
async function cardFor(ines: ReturnType<typeof buyer>, body: Readonly<Record<string, unknown>>): Promise<object> {
  const field = ['token', 'source_token'].find((name) => typeof body[name] === 'string' && /^[a-z]+_[\w-]+$/.test(String(body[name])));
  return field === undefined ? {} : { [field]: await ines.card() };
}
