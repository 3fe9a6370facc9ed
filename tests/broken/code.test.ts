import { join, resolve } from 'node:path';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Contract } from '#api/contracts/contract';
import { ApiError } from '#api/errors';
import { contracts } from '#api/contracts/index';
import { handlers } from '#api/sandbox/handlers';
import type { Code } from '#engine/check';
import { catalogue } from '#flows';
import type { CatalogueEntry, Product } from '#flows/types';
import { checkProduct } from '../../app/check/product';
import { checkContracts } from '../../app/check/contracts';
import { checkEntry } from '../../app/check/entries';
import { runCheck } from '../../app/check/run';
import { sameNames } from '../../app/lines/sameNames';
import { sound } from './sound';

const root = resolve(import.meta.dirname, '../..');
const entry = catalogue.find(({ id }) => id === 'rental-car') as CatalogueEntry;
type Adapter = (context: Readonly<Record<string, unknown>>, tools: unknown) => Promise<Readonly<Record<string, unknown>>>;

/** The rental car line with another adapter, or another definition. */
async function brokenLine(change: (product: Product, adapters: Record<string, Adapter>) => unknown): Promise<Product> {
  const product = await entry.product();
  const flow = structuredClone(product.flow);
  const adapters = { ...product.adapters } as unknown as Record<string, Adapter>;
  change({ ...product, flow }, adapters);
  return { ...product, flow, adapters: adapters as never };
}

describe('a line whose calls', () => {
  it.each<[string, Code, RegExp, (adapters: Record<string, Adapter>, product: Product) => unknown]>([
    ['throw what is no answer of the partner', 'adapter-throws', /checkout.*TypeError: plan is not a function/,
      (adapters) => { adapters.checkout = () => Promise.reject(new TypeError('plan is not a function')); }],
    ['need what is only asked at a later step', 'adapter-throws',
      /throws TypeError: .* At "rentalInfo" nothing is known yet of .*driverInfo/, (_, { flow }) => {
        Object.assign(flow.steps.rentalInfo as object, { calls: ['plans'] });
      }],
    ['refuse with a code of their own, for which the page has no words', 'unknown-refusal',
      /^calls\.plans: .*"no_ofers_found".* Did you mean/, (adapters) => {
        adapters.plans = () => Promise.reject(new ApiError({ code: 'no_ofers_found', outcome: 'refused' }));
      }],
    ['write a promise instead of its value', 'adapter-throws', /^calls\.checkout: [^\n]* does not await [^\n]*$/,
      (adapters) => {
        const { checkout } = adapters as { checkout: Adapter };
        adapters.checkout = async (context, tools) => ({ checkout: checkout(context, tools) });
      }],
    ['forget an await before what fails', 'adapter-throws',
      /^calls\.checkout: after "[^"]*" the adapter does not await a promise, which fails with ApiError: .+\.$/m,
      (adapters) => {
        const { checkout } = adapters as { checkout: Adapter };
        adapters.checkout = async (context, tools) => {
          void checkout(context, tools);
          return { checkout: {} };
        };
      }],
    ['write into the answers that they are given', 'adapter-throws', /^calls\.checkout: [^\n]*read only property 'firstName'[^\n]*$/,
      (adapters) => {
        const { checkout } = adapters as { checkout: Adapter };
        adapters.checkout = async (context, tools) => {
          (context.driverInfo as { firstName: string }).firstName = 'X';
          return checkout(context, tools);
        };
      }],
    ['write what `gives` does not name', 'patch-outside-gives', /writes "discount"/, (adapters) => {
      const { checkout } = adapters as { checkout: Adapter };
      adapters.checkout = async (context, tools) => ({ ...await checkout(context, tools), discount: 10 });
    }],
    ['give nothing', 'adapter-answer', /instead of a patch/, (adapters) => { adapters.plans = async () => undefined as never; }],
    ['give what is no list where plans are offered', 'adapter-answer', /where the flow expects a list/,
      (adapters) => { adapters.plans = async () => ({ plans: { first: {} } }); }],
    ['give what is no list where plans are only shown', 'adapter-answer', /^calls\.plans: the adapter writes .* expects a list/,
      (adapters, { flow }) => {
        delete (flow.steps.plans?.on?.CHOOSE as { from?: string }).from;
        adapters.plans = async () => ({ plans: { first: {} } });
      }],
    ['give a function where plans are offered', 'adapter-answer', /no plain data at "plans"/,
      (adapters) => { adapters.plans = async () => ({ plans: () => [] }); }],
    ['send what the contract refuses', 'adapter-breach', /sends what the contract refuses/, (adapters) => {
      const { plans } = adapters as { plans: Adapter };
      adapters.plans = (context, tools) => plans({
        ...context, driverInfo: { ...(context.driverInfo as object), city: 'x'.repeat(300) } }, tools);
    }],
    ['misspell a field that may be missing, so that the partner never gets it', 'adapter-breach',
      /rentalCar\.plans: the adapter sends "line_2", which the contract does not know\. Did you mean "line2"\?/, (adapters) => {
        adapters.plans = async (_context, tools) => {
          const { http } = tools as { http: { send: (contract: unknown, options: unknown) => Promise<object> } };
          const place = { city: 'Columbus', state_or_region: 'OH', postal: '43215', country_code: 'US' };
          const address = { line1: '48 Alder Street', line_2: '3B', ...place };
          return http.send(contracts.find(({ id }) => id === 'rentalCar.plans'), { body: { rating_address: address } }) as never;
        };
      }],
    ['give a part of a path another name than the contract, so that the call goes nowhere', 'adapter-breach',
      /quotes\.plans: "quoteId" of its path .* is missing in `params`\. The adapter gives "quoteid"\./, (adapters) => {
        adapters.plans = async (_context, tools) => {
          const { http } = tools as { http: { send: (contract: unknown, options: unknown) => Promise<object> } };
          return { plans: await http.send(contracts.find(({ id }) => id === 'quotes.plans'), { params: { quoteid: 'q-1' } }) };
        };
      }],
    ['sell under a contract that is not of a purchase', 'not-a-purchase', /^calls\.purchase: .*"rentalCar\.plans" is of the kind "quote"/,
      (adapters) => {
        const { plans, purchase } = adapters as { plans: Adapter; purchase: Adapter };
        adapters.purchase = async (context, tools) => {
          await plans(context, tools);
          return (await purchase(context, { ...tools as object, http: { send: async () => ({ policy_number: 'RC-1' }) } }));
        };
      }],
    ['buy again when Next is pressed again, under another key', 'no-order-key', /^calls\.purchase: .*who presses again pays twice/,
      (adapters) => {
        const { purchase } = adapters as { purchase: Adapter };
        adapters.purchase = (context, tools) => purchase({ ...context, uid: 'another' }, tools);
      }],
    ['show a policy that is still to be approved as one in force', 'unknown-status',
      /^steps\.confirmation\.content\.status: .* may be "REFERRED", which the page takes for a policy that is in force/, (adapters) => {
        const { purchase } = adapters as { purchase: Adapter };
        adapters.purchase = async (context, tools) => {
          const { purchase: policy } = await purchase(context, tools) as { purchase: { status?: string } };
          return { purchase: { ...policy, status: policy.status === 'approved' ? 'approved' : 'REFERRED' } };
        };
      }],
    ['show one sum of the price in cents and charge another', 'other-price', /^steps\.payment\.content\.totals: "checkout\.totals" may be/,
      (adapters) => {
        const { checkout } = adapters as { checkout: Adapter };
        adapters.checkout = async (context, tools) => {
          const { checkout: price } = await checkout(context, tools) as { checkout: { totals: { grandtotal: number } } };
          return { checkout: { ...price, totals: { ...price.totals, grandtotal: price.totals.grandtotal * 100 } } };
        };
      }],
    ['keep the price when an answer changes that it was made of', 'price-kept', /"checkout" makes its price of "returnDate"/,
      (_, { flow }) => {
        const changes = flow.changes as { of: string | string[]; clear?: string[] }[];
        for (const change of changes) {
          if (Array.isArray(change.of)) change.of = change.of.filter((name) => name !== 'returnDate');
        }
      }],
    ['never give a nested path that the screens read', 'unknown-path', /"plicy_doc_url"/, (_, { flow }) => {
      (flow.steps.payment as { title: string }).title = 'Pay for {selectedPlan.plicy_doc_url}';
    }],
  ])('%s', async (_, code, says, change) => {
    const found = await checkProduct(await brokenLine((product, adapters) => change(adapters, product)));
    expect(found.map((one) => one.code)).toContain(code);
    expect(found.filter((one) => one.code === code).map(({ path, message, suggestion }) =>
      `${path.join('.')}: ${message}${suggestion === undefined ? '' : ` ${suggestion}`}`).join('\n')).toMatch(says);
  });
});

describe('a contract', () => {
  const [first] = contracts as readonly [Contract];
  const handled = handlers.map(({ contract }) => contract.id);
  const check = (written: Contract, registered = contracts) => checkContracts({ registered, written: [written], handled })
    .map(({ finding }) => finding.code);
  it('that is right is not told', () => expect(check(first)).toEqual([]));
  it('without an example, or with one that it refuses, is told', () => {
    expect(check({ ...first, answer: { ...first.answer, examples: [] } })).toEqual(['contract-examples']);
    expect(check({ ...first, answer: { ...first.answer, examples: [7] } })).toEqual(['contract-examples']);
  });
  it('with an example that does not fit is told with the place in it', () => {
    const contract = contracts.find(({ id }) => id === 'carsafe.plans') as unknown as Contract;
    const [example] = contract.answer.examples as readonly [{ readonly plans: readonly [{ readonly plan_id: string }] }];
    const plans = example.plans.map((plan, index) => (index === 1 ? { ...plan, plan_id: '' } : plan));
    const examples = [example, { ...example, plans }];
    const written = { ...contract, answer: { ...contract.answer, examples } };
    expect(checkContracts({ registered: contracts, written: [written], handled }).map(({ finding }) => finding.message)).toEqual([
      'example 2 of the contract "carsafe.plans" is refused by the contract\'s own answer: plans.1.plan_id does not match.',
    ]);
  });
  it('with a path that the shop does not hand on is told', () => {
    expect(check({ ...first, path: '/partner/v2/offer' })).toEqual(['contract-path']);
  });
  it('with a refusal that visitors would read nothing of is told', () => {
    const refuses = (error: Contract['refusals'][number]['error'], kind: Contract['kind'] = 'quote') =>
      check({ ...first, kind, refusals: [{ status: 422, error }] });
    expect(refuses({ code: 'too_dear', message: 'We insure kites up to 5,000.' })).toEqual(['unknown-refusal']);
    expect(refuses({ code: 'quote_request_rejected', message: 'We insure kites up to 5,000.' })).toEqual([]);
    expect(refuses({ code: 'too_dear', message: 'We insure kites up to 5,000.' }, 'purchase')).toEqual([]);
    expect(refuses({ code: 'too_dear' }, 'startup')).toEqual([]);
  });
  it('that no list and no sandbox knows is told', () => {
    expect(check({ ...first, id: 'new.plans' })).toEqual(['contract-unregistered', 'handler-missing']);
  });
});

describe('a line in the catalogue', () => {
  const twin = (change: Partial<CatalogueEntry>): readonly string[] =>
    sameNames([...catalogue, { ...entry, id: 'new', code: 'new', base: 'new', aliases: [], ...change }], []).at(-1)
      ?.map(({ code }) => code) ?? [];
  it('that is named like no other is not told', () => expect(twin({})).toEqual([]));
  it('with the base, id, code or alias of another is told', () => {
    expect(twin({ base: entry.base })).toEqual(['same-base']);
    expect(twin({ base: 'api' })).toEqual(['same-base']);
    expect(twin({ id: entry.id })).toEqual(['same-id']);
    expect(twin({ code: entry.code })).toEqual(['same-code']);
    expect(twin({ aliases: ['rental-car'] })).toEqual(['same-alias']);
  });
  it('that says other than its definition is told', async () => {
    const { flow } = await entry.product();
    expect(checkEntry({ ...entry, title: 'Cars' }, flow).map(({ code }) => code)).toEqual(['entry-differs']);
    expect(checkEntry({ ...entry, startPath: 'rental' }, flow).map(({ message }) => message))
      .toEqual(['the catalogue has the startPath "rental", the definition "rental-info".']);
    expect(checkEntry({ ...entry, afresh: true }, flow)).toHaveLength(1);
  });
});

describe('npm run check', () => {
  let folder: string;
  beforeAll(() => { folder = mkdtempSync(join(tmpdir(), 'check-')); });
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = async (text: string | undefined, ...options: readonly string[]) => {
    const file = join(folder, 'line.json');
    if (text !== undefined) writeFileSync(file, text);
    const host = { root, load: async () => ({}) };
    const { code, lines } = await runCheck([text === undefined ? 'no-such-line' : file, ...options], host);
    const after = text === undefined ? '' : readFileSync(file, 'utf8');
    return { code, lines: lines.map((line) => line.replaceAll(`${folder}/`, '')), after };
  };
  const text = JSON.stringify(sound, null, 2);

  it('says that nothing is wrong, and ends with 0', async () => {
    expect(await run(text)).toMatchObject({ code: 0, lines: ['No findings.'] });
  });
  it('names file, line, column, code, place and what was meant, and ends with 1', async () => {
    const { code, lines } = await run(text.replace('"otherwise": "info"', '"otherwise": "inof"'));
    const line = text.split('\n').findIndex((one) => one.includes('"otherwise": "info"')) + 1;
    expect([code, lines[0]]).toEqual(
      [1, `line.json:${line}:20 unknown-step line › plans › otherwise: no step is named "inof". Did you mean "info"? [--fix]`]);
  });
  it('mends what is certain', async () => {
    const { code, after } = await run(text.replace('"otherwise": "info"', '"otherwise": "inof"'), '--fix');
    expect([code, after]).toEqual(['fixed', text]);
  });
  it('ends with 2 when it is asked for what is not there', async () => {
    expect((await run(undefined)).code).toBe(2);
    expect((await run(text, '--mend')).code).toBe(2);
  });
  it.each<[string, string, RegExp]>([
    ['10 MB', ' '.repeat(10_000_000), /^line\.json:1:1 file-too-large .*10\.0 million/],
    ['no JSON', '{\n  "id": oops\n}', /^line\.json:2:9 not-json .*this is not JSON/],
    ['a word that is none', '{\n  "id": oops\n}', /^line\.json:2:9 not-json .*: "oops" cannot stand here\.$/],
    ['a brace alone', '{', /^line\.json:1:1 not-json .*: the file ends before it is complete\.$/],
    ['the first half', '{\n  "id": "a",\n', /^line\.json:2:12 not-json .*: the file ends before it is complete\.$/],
    ['half of a list', '{ "steps": [{} ', /^line\.json:1:14 not-json .*: the file ends before it is complete\.$/],
    ['half of a text', '{ "id": "a{', /^line\.json:1:11 not-json .*: the file ends before it is complete\.$/],
    ['half of a value', '{ "id": -', /^line\.json:1:9 not-json .*: the file ends before it is complete\.$/],
    ['a bracket that closes nothing', '{ "id": "{" ]', /^line\.json:1:13 not-json .*: "\]" cannot stand here\.$/],
    ['no comma', '{ "id": "a" "code": "b" }', /^line\.json:1:13 not-json .*: "code" cannot stand here\.$/],
    ['a comma too many', '{ "id": "a", }', /^line\.json:1:14 not-json .*: a comma stands before this "\}": leave it out\.$/],
    ['nothing', '', /^line\.json:1:1 not-json .*the file is empty/],
    ['the same key twice', text.replace('"id": "line",', '"id": "line", "id": "line",'),
      /^line\.json:2:17 duplicate-key .*"id" stands here twice/],
    ['a list', '[]', /^line\.json:1:1 not-a-definition/],
  ])('answers a file with %s by one clear line', async (_, bad, says) => {
    const { code, lines } = await run(bad);
    expect([code, lines.length]).toEqual([1, 2]);
    expect(lines[0]).toMatch(says);
  });
});

it('every shipped line is without findings', async () => {
  for (const { product } of catalogue) expect(await checkProduct(await product())).toEqual([]);
});
