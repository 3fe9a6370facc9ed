/** The keys of a telephone, by their digit (E.161). */
const keys = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const keyOf = (letter: string): string => String(keys.findIndex((letters) => letters.includes(letter)));
const extension = /(?<![a-z])(?:ext(?:ension|\.)?|x|#)\s*\d+\s*$/iu;

/**
 * A phone number as a `tel:` or `sms:` link wants it: digits, with a leading plus. Capitals are keys (`1-800-FLOWERS`), an extension is
 * left out: it would be dialled as a part of the number. Undefined for a text that is no number.
 */
export function dialled(phone = ''): string | undefined {
  const plain = phone.replace(extension, '').trim();
  const digits = /^[+(\d][\d\s().A-Z-]*$/u.test(plain) ? plain.replaceAll(/[A-Z]/gu, keyOf) : plain;
  return digits.replaceAll(/[^+\d]/gu, '') || undefined;
}
