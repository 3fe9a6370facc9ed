import { expect, type Page } from '@playwright/test';
import type { Person } from './shop';

/** A screen of the renters survey, and how a home in Columbus without anything special answers it. */
export interface Screen {
  readonly question: string;
  readonly answers: (page: Page) => Promise<void>;
  /** The answer is there, or the screen is blank. */
  readonly sees: (page: Page, isAnswered: boolean) => Promise<void>;
}
const choice = (role: 'radio' | 'checkbox') => (question: string, name: string): Screen => ({
  question,
  answers: (page) => page.getByRole(role, { name, exact: true }).check({ force: true }),
  sees: (page, isAnswered) => expect(page.getByRole(role, { name, exact: true })).toBeChecked({ checked: isAnswered }),
});
const [one, some] = [choice('radio'), choice('checkbox')];
const text = (question: string, label: string, typed: string): Screen => ({
  question,
  answers: (page) => page.getByRole('textbox', { name: label, exact: true }).fill(typed),
  sees: (page, isAnswered) => expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(isAnswered ? typed : ''),
});

/** In order; nobody's answer opens a branch. */
export const screens: readonly Screen[] = [
  text('When were you born?', 'Date of birth', '01/02/1980'),
  one('What kind of home do you rent?', 'Apartment'),
  one('What is the building made of?', 'Brick or stone'),
  text('When was the building built?', 'Year built', '1998'),
  text('How many floors does the building have?', 'Number of floors', '3'),
  one('What kind of roof does the building have?', 'Tiles'),
  some('What protects your home from fire and theft?', 'Smoke detectors'),
  one('Does anybody else live with you?', 'No'),
  one('Do you have pets?', 'No'),
  some('Do you have any of these at your home?', 'Trampoline'),
  one('Do customers visit a business in your home?', 'No'),
  one('Have you had claims in the last 5 years?', 'No'),
  one('Do you have renters insurance now?', 'No'),
  text('What is your jewelry worth?', 'Value of all jewelry (optional)', '900'),
  text('When do you get the keys?', 'Day and time (optional)', ''),
  {
    question: 'Tell us about your lease',
    answers: async (page) => {
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Alder Homes');
      await page.getByRole('textbox', { name: 'City', exact: true }).fill('Columbus');
    },
    sees: async (page, isAnswered) => {
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(isAnswered ? 'Alder Homes' : '');
      await expect(page.getByRole('textbox', { name: 'City', exact: true })).toHaveValue(isAnswered ? 'Columbus' : '');
    },
  },
  one('Where shall we send your mail?', 'No'),
  one('Does anybody need proof of insurance?', 'No'),
  text('Is there anything else we should know?', 'Remarks (optional)', 'None.'),
];

/** Renters cover as a visitor finds it, up to the end of its survey. */
export class Renters {
  constructor(private readonly page: Page, private readonly person: Person, readonly mount = '') {}
  get base(): string { return `${this.mount}/renters-insurance`; }
  async isAt(path: string, heading: string): Promise<void> {
    await expect(this.page).toHaveURL(({ pathname }) => pathname === `${this.base}/${path}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  isAtHome(): Promise<void> { return this.isAt('property-info', 'What is your address and personal information?'); }
  isAtDate(): Promise<void> { return this.isAt('policy-date', 'When should this policy take effect?'); }
  async isOn(screen: Screen, isAnswered: boolean): Promise<void> {
    await this.isAt('survey', screen.question);
    await screen.sees(this.page, isAnswered);
  }
  field(label: string) { return this.page.getByRole('textbox', { name: label, exact: true }); }
  next(): Promise<void> { return this.page.getByRole('button', { name: 'Next', exact: true }).click(); }
  back(): Promise<void> { return this.page.getByRole('button', { name: 'Back', exact: true }).click(); }

  /** By the landing page, which keeps the answers of the first step (C-01). */
  async startsAtLanding(query = ''): Promise<void> {
    await this.page.goto(this.base + query);
    await this.page.getByLabel('street address', { exact: false }).fill(this.person.streetAddress);
    await this.page.locator('.address-form').getByRole('button').click();
    await this.isAtHome();
  }
  async fillsHome(): Promise<void> {
    const { person } = this;
    await this.page.getByRole('combobox', { name: 'Street address', exact: true }).fill(person.streetAddress);
    await this.page.keyboard.press('Escape');
    for (const [label, value] of [['City', person.city], ['ZIP code', person.postal], ['First name', person.firstName],
      ['Last name', person.lastName], ['Phone number', person.phoneNumber.replace('+1', '')], ['E-mail', person.email]] as const)
      await this.field(label).fill(value);
  }
  async entersSurvey(): Promise<void> {
    await this.startsAtLanding();
    await this.fillsHome();
    await this.next();
    await this.isAt('survey', screens[0]?.question ?? '');
  }
}
