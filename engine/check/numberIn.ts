/** The number that a text stands for: without its sign, with a point, without commas between thousands. */
export function numberIn(text: string): string | undefined {
  const [, digits = ''] = /^[^\d-]{0,3}(-?[\d.,]*\d)[^\d]{0,3}$/u.exec(text) ?? [];
  const isThousands = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/u.test(digits);
  const number = isThousands ? digits.replaceAll(',', '') : digits.replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/u.test(number) ? number : undefined;
}
