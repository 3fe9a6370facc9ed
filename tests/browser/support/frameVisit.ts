import { expect, type FrameLocator } from '@playwright/test';
import { cards } from './cards';
import { newYorkToday, plusDays, usDate } from './days';

const fieldIn = (frame: FrameLocator) => (label: string) =>
  frame.getByRole('textbox', { name: label }).or(frame.getByRole('combobox', { name: label, exact: true }));

export async function reserves(frame: FrameLocator): Promise<void> {
  const field = fieldIn(frame);
  const pickUp = plusDays(newYorkToday(), 10);
  await field('Pick-up date').fill(usDate(pickUp));
  await field('Return date').fill(usDate(plusDays(pickUp, 6)));
  await frame.getByLabel('Rental agency').selectOption('Hertz');
}

export const underwriting = (frame: FrameLocator) => frame.getByText(/^Policies are underwritten by .+ and sold by .+\.$/);
/** Rental car cover, from its first question on. */
export async function buys(frame: FrameLocator, person: { readonly [name: string]: string }): Promise<void> {
  const next = () => frame.getByRole('button', { name: /^Next/ }).click();
  const field = fieldIn(frame);
  await reserves(frame);
  await next();
  await frame.getByText('Personal', { exact: true }).click();
  await next();
  for (const [label, value] of [['First name', person.firstName], ['Last name', person.lastName], ['Phone number', '6145550100'],
    ['E-mail', person.email], ['Street address', person.streetAddress], ['City', person.city]] as const)
    await field(label).fill(value ?? '');
  await frame.getByLabel('State').selectOption(person.region ?? '');
  await field('ZIP code').fill(person.postal ?? '');
  await next();
  await frame.getByText('No', { exact: true }).click();
  await next();
  await frame.getByRole('button', { name: 'Select Plan' }).click();
  const card = (title: string) => frame.frameLocator(`iframe[title*="${title}"]`).getByRole('textbox');
  await card('card number').pressSequentially(cards.visa);
  await card('expiration').pressSequentially('1230');
  await card('CVC').pressSequentially('123');
  await frame.getByRole('checkbox').click();
  await frame.getByRole('button', { name: 'I understand and accept' }).click();
  await expect(underwriting(frame), 'beside the card').toBeVisible();
  await frame.getByRole('button', { name: 'Complete Your Order' }).click();
}
