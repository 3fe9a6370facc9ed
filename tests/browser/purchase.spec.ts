import { expect, test, withMotion } from './support/test';
import { ledgerHasOnePolicy } from './support/one';

test.use(withMotion);

for (const mount of ['', '/embed/v1']) {
  const where = mount ? `in a partner’s page (${mount})` : 'in the shop';
  test(`cover is bought from the landing page to a policy number ${where} (RC-010, RC-014, RC-016, RC-018, RC-021, RC-023, RC-026, RC-027, RC-028, RC-072, RC-073, RC-074, PY-024, PY-027, D17)`, { tag: '@phone' }, async ({ page, shop, sandbox, person }) => {
    shop.mount = mount;
    const called: string[] = [];
    page.on('request', (request) => { if (request.method() === 'POST' && request.url().includes('/api/'))
      called.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''); });
    await shop.opensLanding();
    await expect(shop.page.getByText(/up to \$100,000/).first()).toBeVisible();
    await shop.presses(page.getByRole('link', { name: 'Get a price' }));
    await shop.isAt('rentalInfo');
    await shop.goesOnTo('payment', { drivers: [['Jonah', 'Okafor']] });
    await shop.seesDates();
    await expect(shop.detail('Rental agency')).toHaveText('Hertz');
    await expect(shop.detail('Additional drivers')).toHaveText('Jonah Okafor');
    const amount = await shop.amountShown();
    await shop.typesCard();
    await shop.accepts();
    await shop.pays();
    await shop.isAt('confirmation');
    await expect(page.getByText('A confirmation has been sent to you.')).toBeVisible();
    await expect(page.getByText('Plan #')).toBeVisible();
    await shop.seesDates();
    const number = await shop.policyNumber();
    ledgerHasOnePolicy(await sandbox.ledger(person.email), { number, amount });
    expect(called.filter((name) => ['plans', 'checkout', 'methods', 'purchase'].includes(name)))
      .toEqual(['plans', 'checkout', 'methods', 'purchase']);
  });
}
