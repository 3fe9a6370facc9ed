import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageServices } from '#api/services/types';
import { Screen } from '../../app/screens/confirmation/ConfirmationScreen';
import { lines } from '../support/lines';
import { people } from '../support/people';
import { openTown, visitor, type Town, type Visit } from '../support/visitor';

let town: Town;
beforeAll(async () => { town = await openTown({ on: '2026-03-10' }); });
afterAll(() => town.close());

/** Whom the sandbox does not approve at once (S-50). */
const underReview = { lastName: 'Pending', pni_last_name: 'Pending' };
async function buys(line: string, answers: Readonly<Record<string, unknown>>): Promise<Visit> {
  const visit = await visitor(town, line, { siteName: 'everything' });
  await visit.rests();
  for (let moves = 0; visit.view.step !== 'confirmation'; moves += 1) {
    expect(moves, `${line} stays at ${visit.view.step}`).toBeLessThan(60);
    await visit.goesOn({ ...people[line]?.[visit.view.step], ...answers });
  }
  return visit;
}
/** The words of the confirmation, a line for each element. */
function receipt({ flow, view }: Visit): string {
  const { confirmation } = flow.steps;
  if (!confirmation) throw new Error(`${flow.id} has no confirmation.`);
  const site = { title: 'Surefoot', verticals: [], settings: { support_phone: '555 0100' } };
  const html = renderToString(<Screen flow={flow} step={{ ...confirmation, name: 'confirmation' }} view={view} send={() => undefined}
    services={{} as PageServices} site={site} />);
  return html.replaceAll('<!-- -->', '').replaceAll(/<[^>]+>/gu, '\n').replaceAll(/\n+/gu, '\n');
}

it.each(lines.map(({ id }) => id))(
  '%s, pending approval: nothing is covered yet, and when the answer comes; no policy, document or advice to decline other cover (PY-026, S-50)',
  async (line) => {
    const words = receipt(await buys(line, underReview));
    expect(words).toContain('Your policy is pending review.');
    expect(words).toMatch(/not covered yet/i);
    expect(words).toMatch(/within 2 business days/i);
    expect(words).not.toMatch(/attached|decline the|document|confirmation has been sent|total paid|\d paid|undefined|\{/iu);
  });
it.each(lines.map(({ id }) => id))('%s, approved: the policy and its document, no word of a review (PY-026, PY-027)', async (line) => {
  const words = receipt(await buys(line, {}));
  expect(words).toMatch(/You&#x27;re all set!\n.*confirmation has been sent/su);
  expect(words).toMatch(/document/i);
  expect(words).not.toMatch(/pending|review|not covered yet/i);
});
