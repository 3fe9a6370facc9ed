/** A phone number as a `tel:` or `sms:` link wants it: digits, with a leading plus. */
export function dialled(phone: string | undefined): string | undefined {
  const number = phone?.replaceAll(/[^+\d]/gu, '') ?? '';
  return number === '' ? undefined : number;
}
