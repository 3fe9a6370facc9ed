import type { Field } from './steps';

export type Answers = Readonly<Record<string, string>>;
export const isDay = (text: string): boolean => /^\d{2}\/\d{2}\/\d{4}$/.test(text) && !Number.isNaN(Date.parse(text));
export const isPhone = (text: string): boolean => text.replace(/\D/g, '').length === 10;
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
export const isZip = (text: string): boolean => /^\d{5}(-\d{4})?$/.test(text);

/** What is wrong, by field. */
export function problemsOf(fields: readonly Field[], answers: Answers): Answers {
  const found: Record<string, string> = {};
  for (const { name, label, optional, most, check, when } of fields) {
    if (when && !when(answers)) continue;
    const text = (answers[name] ?? '').trim();
    if (text === '') {
      if (!optional) found[name] = `Enter ${label.toLowerCase()}`;
    } else if (most !== undefined && text.length > most) found[name] = `${label} must be ${most} characters or fewer`;
    else if (check && !check(text)) found[name] = `${label} does not look right`;
  }
  return found;
}
