import { expect, type Locator, type Page } from '@playwright/test';
import type { ines } from '../../support/people';
import { cards } from './cards';
import { longDate, newYorkToday, plusDays, usDate } from './days';
import { LinePages } from './journeyPage';
import type { Sandbox } from './sandbox';
import { soon } from './soon';
import { steps, type StepName } from './steps';

export type Person = Omit<typeof ines, 'email'> & { readonly email: string };
export interface Reservation { readonly pickUp: string; readonly back: string; readonly agency: string; readonly otherAgency?: string }
export interface Journey {
  readonly reservation?: Partial<Reservation>;
  /** Names of extra drivers; none when absent. */
  readonly drivers?: readonly (readonly [first: string, last: string])[];
  /** The title of the plan's tab; the first one when absent. */
  readonly plan?: string;
}
interface Visitor { readonly person: Person; readonly sandbox: Sandbox; readonly touch: boolean }

const base = '/rental-car-insurance';
const order: readonly StepName[] = ['rentalInfo', 'useType', 'driver', 'additionalDrivers', 'plans', 'payment', 'confirmation'];

/** Two taps so near each other, in milliseconds and pixels, are a double tap to the browser: the shop takes them for one press (I01). */
const doubleTap = { time: 400, distance: 150 };

/** A visitor in front of the shop. */
export class Shop extends LinePages<Locator, Page> {
  readonly sandbox: Sandbox;
  constructor(page: Page, private readonly visitor: Visitor) {
    super(page, visitor.person);
    ({ sandbox: this.sandbox } = visitor);
  }

  /** The same shop as a partner's page shows it. */
  embedded(): this {
    this.mount = '/embed/v1';
    return this;
  }
  get nextButton(): Locator { return this.page.getByRole('button', { name: /^Next/ }); }
  /** A text field, by its label. */
  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label }).or(this.page.getByRole('combobox', { name: label, exact: true })); }
  select(label: string): Locator { return this.page.getByRole('combobox', { name: label, exact: true }); }
  radio(label: string): Locator { return this.page.getByRole('radio', { name: label, exact: true }); }
  addressOf(step: StepName): string { return `${this.mount}${base}/${steps[step].path}`; }

  async presses(target: Locator): Promise<void> {
    if (!this.visitor.touch) return target.click();
    await target.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = await target.boundingBox() ?? {};
    const [across, down] = [x + width / 2, y + height / 2];
    if (Math.hypot(across - this.tapped.across, down - this.tapped.down) < doubleTap.distance)
      await expect.poll(() => performance.now() - this.tapped.at, soon).toBeGreaterThan(doubleTap.time);
    await target.tap();
    this.tapped = { at: performance.now(), across, down };
  }
  private tapped = { at: -Infinity, across: 0, down: 0 };
  loggedIn = false;
  async opensLanding(): Promise<void> { await this.page.goto(`${this.mount}${base}`); }
  /** Types the address of a step. */
  /** Until the page's script has come, a press does nothing. */
  async opens(step: StepName): Promise<void> {
    await this.page.goto(this.addressOf(step));
    await expect(this.page.locator('button[type=submit]:disabled')).toHaveCount(0);
  }
  async isAt(step: StepName): Promise<void> {
    const address = this.addressOf(step);
    await expect(this.page).toHaveURL((url) => url.pathname === address);
    await expect(this.heading).toHaveText(steps[step].heading);
  }
  async next(): Promise<void> { await this.presses(this.nextButton); }
  async answers(label: string): Promise<void> { await this.presses(this.page.getByRole('radiogroup').getByText(label, { exact: true })); }

  reservation(wanted: Partial<Reservation> = {}): Reservation {
    const pickUp = wanted.pickUp ?? plusDays(newYorkToday(), 10);
    return { pickUp, back: plusDays(pickUp, 6), agency: 'Hertz', ...wanted };
  }
  async fillsReservation(wanted?: Partial<Reservation>): Promise<void> {
    const { pickUp, back, agency, otherAgency } = this.reservation(wanted);
    await this.field('Pick-up date').fill(usDate(pickUp));
    await this.field('Return date').fill(usDate(back));
    await this.select('Rental agency').selectOption(agency);
    if (otherAgency !== undefined) await this.field('Agency name').fill(otherAgency);
  }
  async seesReservation(wanted?: Partial<Reservation>): Promise<void> {
    const { pickUp, back, agency } = this.reservation(wanted);
    await expect(this.field('Pick-up date')).toHaveValue(usDate(pickUp));
    await expect(this.field('Return date')).toHaveValue(usDate(back));
    await expect(this.select('Rental agency')).toHaveValue(agency);
  }
  async fillsDriver(person: Person = this.person): Promise<void> {
    await this.field('First name').fill(person.firstName);
    await this.field('Last name').fill(person.lastName);
    await this.field('Phone number').fill(person.phoneNumber.replace('+1', ''));
    // RC-063: who is logged in is not asked again.
    if (this.loggedIn) await expect(this.field('E-mail')).toHaveCount(0);
    else await this.field('E-mail').fill(person.email);
    await this.field('Street address').fill(person.streetAddress);
    await this.field('City').fill(person.city);
    await this.select('State').selectOption(person.region);
    await this.field('ZIP code').fill(person.postal);
  }
  async seesDriver(person: Person = this.person): Promise<void> {
    for (const [label, value] of [['First name', person.firstName], ['Last name', person.lastName], ['E-mail', person.email],
      ['Street address', person.streetAddress], ['City', person.city], ['ZIP code', person.postal]] as const) {
      await expect(this.field(label)).toHaveValue(value);
    }
    await expect(this.field('Phone number')).toHaveValue(/614.*555.*0100/);
    await expect(this.select('State')).toHaveValue(person.region);
  }
  async choosesPlan(title?: string): Promise<void> {
    if (title !== undefined) await this.presses(this.page.getByRole('tab', { name: new RegExp(`^${title} ?\\$`) }));
    await this.presses(this.page.getByRole('button', { name: 'Select Plan' }));
  }
  async typesCard(number: string = cards.visa, { expiry = '1230', code = '123' } = {}): Promise<void> {
    const fields = this.cardFields;
    for (const [field, text] of [[fields.number, number], [fields.expiry, expiry], [fields.code, code]] as const) {
      await field.fill('');
      await field.pressSequentially(text);
    }
  }
  /** Reads a message and closes it. A refused card is told beside the card: then there is nothing to close. */
  async closesMessage(): Promise<void> {
    const ok = this.dialog.getByRole('button', { name: 'Ok', exact: true });
    if (await ok.count()) await this.presses(ok);
    await expect(this.dialog).toHaveCount(0);
  }
  /** Opens the certification and accepts it (RC-050). */
  async accepts(): Promise<void> {
    await this.presses(this.page.getByRole('checkbox', { name: /certification/ }));
    await this.presses(this.dialog.getByRole('button', { name: 'I understand and accept' }));
    await expect(this.page.getByRole('checkbox', { name: /certification/ })).toBeChecked();
  }
  async pays(): Promise<void> { await this.presses(this.payButton); }

  /**
   * From the typed address of the first step to `goal`, which is then empty. Pick-up after today: no question about the agreement (RC-010).
   */
  async buysUpTo(goal: StepName, journey: Journey = {}): Promise<void> {
    await this.opens('rentalInfo');
    await this.isAt('rentalInfo');
    await this.goesOnTo(goal, journey);
  }
  /** From the first step, which shows already. */
  async goesOnTo(goal: StepName, journey: Journey = {}): Promise<void> {
    const extra = journey.drivers ?? [];
    for (const step of order) {
      if (step === goal) return;
      if (step === 'rentalInfo') await this.fillsReservation(journey.reservation);
      if (step === 'useType') await this.answers('Personal');
      if (step === 'driver') await this.fillsDriver();
      if (step === 'additionalDrivers') await this.answers(extra.length > 0 || goal === 'addDrivers' ? 'Yes' : 'No');
      if (step === 'plans') await this.choosesPlan(journey.plan);
      else if (step === 'payment') {
        await this.typesCard();
        await this.accepts();
        await this.pays();
      } else await this.next();
      if (step === 'additionalDrivers' && goal === 'addDrivers') return this.isAt('addDrivers');
      if (step === 'additionalDrivers' && extra.length > 0) await this.addsDrivers(extra);
      await this.isAt(order[order.indexOf(step) + 1] ?? goal);
    }
  }
  async addsDrivers(drivers: readonly (readonly [first: string, last: string])[]): Promise<void> {
    await this.isAt('addDrivers');
    for (const [index, [first, last]] of drivers.entries()) {
      const row = this.driverRow(index + 1);
      if (index > 0) await this.presses(this.page.getByRole('button', { name: 'Add another driver' }));
      await row.getByRole('textbox', { name: 'First name' }).fill(first);
      await row.getByRole('textbox', { name: 'Last name' }).fill(last);
    }
    await this.next();
  }
  driverRow(number: number): Locator { return this.page.getByRole('group', { name: `Additional driver ${number}`, exact: true }); }

  /** A line of a table: what stands beside the label. */
  detail(label: string): Locator {
    return this.page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd[1]'); }
  async seesDates(reservation: Reservation = this.reservation()): Promise<void> {
    await expect(this.detail('Rental dates')).toHaveText(`${longDate(reservation.pickUp)} to ${longDate(reservation.back)}`);
  }
  /** The amount beside the button, in cents. */
  async amountShown(): Promise<number> {
    const line = this.page.getByText(/^Total due \$[\d,]+\.\d{2}$/);
    await expect(line).toHaveCount(1);
    return Number((await line.innerText()).replace(/\D/g, ''));
  }
  /** The number on the ticket. */
  async policyNumber(): Promise<string> {
    const number = this.page.getByText(/^RC-\d{4}-\d+$/);
    await expect(number).toHaveCount(1);
    return number.innerText();
  }
}
