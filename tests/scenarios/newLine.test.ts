import { getPath } from '#engine';
import { expect, it } from 'vitest';
import { proveFlow } from '../model/proveFlow';
import { ines } from '../support/people';
import { openTown, visitor } from '../support/visitor';
import { lineOf, writtenLine } from '../support/writtenLine';

it('what npm run new-line writes is right, complete, sold for the price it names, and has a sample policy', async () => {
  const { findings, line } = await lineOf(writtenLine('dog'));
  expect(findings).toEqual([]);
  const { complete, broken, dead } = await proveFlow(await line.entry.product());
  expect({ complete, broken, dead }).toEqual({ complete: true, broken: 0, dead: [] });

  const town = await openTown({ files: [line] });
  try {
    const visit = await visitor(town, 'dog', { siteName: 'everything' });
    await visit.goesOn({ ...ines, policyStartDate: '2026-03-20' });
    await visit.isAt('about').goesOn({ use: 'home', worth: 800 });
    await visit.isAt('owner').goesOn(ines);
    const plans = visit.isAt('plans').context.plans as readonly { readonly information: { readonly pricing_title: string } }[];
    expect(plans.map(({ information }) => information.pricing_title)).toEqual(['$21.60/month', '$12.00/month']);
    await visit.chooses(plans[1]);
    await visit.isAt('payment').goesOn(ines);
    expect(getPath(visit.isAt('confirmation').context, 'purchase.policy_number')).toMatch(/^DO-2026-\d{7}$/);
    const document = await town.fetch(new Request('http://localhost:4300/documents/dog-basic.pdf'));
    expect({ status: document.status, type: document.headers.get('content-type') }).toEqual({ status: 200, type: 'application/pdf' });
  } finally {
    await town.close();
  }
});
