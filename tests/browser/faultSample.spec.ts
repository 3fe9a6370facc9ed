import { requestMatcher } from '../faults/contractResponses';
import { defaultMessage, expectedMessage, type ExpectedMessage } from '../faults/expectedOutcome';
import { internalDetail } from '../faults/faults';
import { askedOn } from './support/asked';
import { sampleOfTable, type Cell } from './support/cells';
import { expect, test } from './support/test';
import { longest, Walk, type Place } from './support/walk';

/** `FAULT_SEED=7 FAULT_CELLS=40` chooses others, and more of them. */
const seed = Number(process.env['FAULT_SEED'] ?? 20_261_121);
const cells = await sampleOfTable(Number(process.env['FAULT_CELLS'] ?? 10), seed);

const said = ({ path, heading }: Place): string => `${path}: ${heading}`;
/** What is answered, by field; the card is the provider's. */
const answers = async ({ shop }: Walk): Promise<readonly string[]> =>
  (await askedOn(shop.page)).filter(({ kind }) => kind !== 'card').map(({ key, answer }) => `${key}: ${answer}`);
const wordsOf = ({ fault, expected, callSite: { contract } }: Cell): ExpectedMessage => {
  if (expected.message === 'unconfirmed') return { title: defaultMessage.title, text: 'not yet confirmed' };
  return expected.message === 'code' && fault.error !== undefined ? expectedMessage(fault.error, contract) : defaultMessage;
};
/** What must not be read: codes, markup, the inside of a service. */
const hidden = ({ fault: { error } }: Cell): readonly string[] =>
  [internalDetail, '<', 'undefined', ...(typeof error === 'object' && error.code !== undefined ? [error.code] : [])];

for (const cell of cells) {
  const { entry, callSite, path, event, pressedAt: at, fault, failure, expected } = cell;
  test(`seed ${seed}: ${entry.id}, ${callSite.state} (${callSite.contract.id}) meets ${fault.id} ${fault.name}: the visitor reads why, nothing is lost, the next press goes on (quality 1 … 3)`, async ({ page, shop, sandbox, person, watch }) => {
    if ((failure.status ?? 0) >= 400) watch.expectsStatus(failure.status ?? 0);
    if (['cut', 'after'].includes(failure.fault)) watch.expectsLostCalls();
    let requests = 0;
    const isAsked = requestMatcher(callSite.contract);
    page.on('request', (request) => { if (isAsked({ method: request.method(), url: request.url() })) requests += 1; });
    const walk = new Walk(shop, entry, longest[entry.id]);
    const arms = async (): Promise<void> => { requests = 0; await sandbox.fails(failure); };
    if (at === undefined) {
      await arms();
      await walk.enters();
    } else {
      await walk.enters();
      await walk.through({ to: at });
      await walk.fills();
      await arms();
    }
    const before = await walk.place();
    const given = await answers(walk);

    if (expected.message === undefined) {
      if (at !== undefined) await walk.goesOn();
    } else {
      if (at !== undefined) await shop.presses(walk.primary);
      const { title, text } = wordsOf(cell);
      await expect(shop.dialog).toHaveAccessibleName(title);
      const read = (await shop.dialog.innerText()).replaceAll(/\s+/gu, ' ');
      expect(read).toContain(text ?? title);
      expect(hidden(cell).filter((word) => read.includes(word)), read).toEqual([]);
      await expect(shop.dialog.locator(':focus')).toHaveCount(1);
      await expect(shop.overlay).toHaveCount(0);
    }
    expect(requests).toBe(expected.requests);
    await sandbox.mends();

    if (expected.message !== undefined) {
      if (callSite.contract.kind !== 'purchase') expect((await sandbox.ledger(person.email)).policies, 'nothing is bought').toEqual([]);
      await shop.closesMessage();
      if (event === 'ENTER') {
        expect((await walk.place()).path).toBe(path);
        await shop.presses(page.getByRole('button', { name: 'Try again' }));
        await walk.settles();
      } else if (expected.message === 'unconfirmed') {
        await shop.presses(page.getByRole('button', { name: 'Check my order' }));
        await expect.poll(() => walk.isAtEnd).toBe(true);
      } else {
        expect(said(await walk.place())).toBe(said(before));
        expect(await answers(walk)).toEqual(given);
        await expect(walk.primary).toBeFocused();
        await walk.fills();
        await walk.goesOn();
      }
    }
    expect(said(await walk.place())).not.toBe(at === undefined ? '' : said(before));
    const { policies, charges } = await sandbox.ledger(person.email);
    const count = walk.isAtEnd ? 1 : 0;
    expect([policies.length, charges.length], 'policies and charges').toEqual([count, count]);
  });
}
