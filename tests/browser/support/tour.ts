import type { Locator, Page } from '@playwright/test';
import { newYorkToday } from './days';
import type { Shop } from './shop';
import type { StepName } from './steps';

/** Every step of the line, as a visitor meets them who picks the car up today and brings one more driver. */
const everyStep: readonly StepName[] = ['rentalInfo', 'agreement', 'useType', 'driver', 'additionalDrivers', 'addDrivers', 'plans',
  'payment', 'confirmation'];

/** Answers a step, and stays. */
const fills: Readonly<Partial<Record<StepName, (shop: Shop) => Promise<void>>>> = {
  rentalInfo: (shop) => shop.fillsReservation({ pickUp: newYorkToday() }),
  agreement: (shop) => shop.answers('No'),
  useType: (shop) => shop.answers('Personal'),
  driver: (shop) => shop.fillsDriver(),
  additionalDrivers: (shop) => shop.answers('Yes'),
  async addDrivers(shop) {
    await shop.field('First name').fill('Jonah');
    await shop.field('Last name').fill('Okafor');
  },
  plans: (shop) => shop.presses(shop.page.getByRole('tab').nth(1)),
  async payment(shop) {
    await shop.typesCard();
    await shop.accepts();
  },
};
/** The summary of what is wrong, first thing on the page. */
export const problem = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'There is a problem' });

/** Presses what leads on. */
async function leaves(shop: Shop, step: StepName): Promise<void> {
  if (step === 'plans') await shop.choosesPlan();
  else if (step === 'payment') await shop.pays();
  else await shop.next();
}

/** Walks through every step from `from` to `to`; `look` is called when a step is empty and again when it is filled. */
export async function tours(shop: Shop, look: (step: StepName, state: 'empty' | 'filled') => Promise<void>, { from = 'rentalInfo',
  to = 'confirmation' }: { readonly from?: StepName; readonly to?: StepName } = {}): Promise<void> {
  if (from === 'rentalInfo') await shop.opens('rentalInfo');
  for (const step of everyStep.slice(everyStep.indexOf(from), everyStep.indexOf(to) + 1)) {
    await shop.isAt(step);
    await look(step, 'empty');
    if (step === to) return;
    await fills[step]?.(shop);
    await look(step, 'filled');
    await leaves(shop, step);
  }
}
