/** Card numbers, dates and codes as people type them. Pure; used by the frames and by the server. */

/** @type {readonly import('./numbers').Brand[]} */
const brands = [
  { name: 'visa', starts: /^4/, lengths: [16], gaps: [4, 8, 12], code: 3 },
  { name: 'mastercard', starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], gaps: [4, 8, 12], code: 3 },
  { name: 'amex', starts: /^3[47]/, lengths: [15], gaps: [4, 10], code: 4 },
  { name: 'discover', starts: /^(6011|64[4-9]|65)/, lengths: [16], gaps: [4, 8, 12], code: 3 },
  { name: 'diners', starts: /^3(0[0-5]|[689])/, lengths: [14, 16], gaps: [4, 8, 12], code: 3 },
  { name: 'jcb', starts: /^35/, lengths: [16], gaps: [4, 8, 12], code: 3 },
  { name: 'unionpay', starts: /^(62|81)/, lengths: [16, 17, 18, 19], gaps: [4, 8, 12, 16], code: 3 },
];
const unknown = { name: 'unknown', starts: /^/, lengths: [16], gaps: [4, 8, 12], code: 3 };

export const digitsOf = (text) => text.replace(/\D/g, '');
export const brandOf = (digits) => brands.find(({ starts }) => starts.test(digits)) ?? unknown;

export const passesLuhn = (digits) => {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.at(-1 - place));
    const doubled = place % 2 === 0 ? digit : digit * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
};

/** 4242 4242 4242 4242; American Express 3782 822463 10005. */
export const formatNumber = (text) => {
  const all = digitsOf(text);
  const { gaps, lengths } = brandOf(all);
  const digits = all.slice(0, lengths.at(-1));
  return [0, ...gaps].map((from, part) => digits.slice(from, gaps[part])).filter(Boolean).join(' ');
};

/** "4" is April, "1/30" is January 2030, "12/2030" is pasted; nothing is added while the visitor deletes. */
export const formatExpiry = (text, isDeleting = false) => {
  const padded = text.trim().replace(/^(\d)\s*[/.-]/, '0$1/');
  let digits = digitsOf(padded);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (/^\d{2}20\d{2}$/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  digits = digits.slice(0, 4);
  if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
};

const problem = (code, message) => ({ type: 'validation_error', code, message });
export const incomplete = {
  number: problem('incomplete_number', 'Your card number is incomplete.'),
  expiry: problem('incomplete_expiry', 'Your card\'s expiration date is incomplete.'),
  code: problem('incomplete_cvc', 'Your card\'s security code is incomplete.'),
};

/** What is wrong with a number: undefined when it is complete. */
export const numberProblem = (digits) => {
  const { lengths } = brandOf(digits);
  if (lengths.includes(digits.length) && passesLuhn(digits)) return undefined;
  return digits.length >= lengths.at(-1) ? problem('invalid_number', 'Your card number is invalid.') : incomplete.number;
};

export const expiryProblem = (digits, now) => {
  if (digits.length < 4) return incomplete.expiry;
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  const today = new Date(now);
  if (month < 1 || month > 12) return incomplete.expiry;
  if (year < today.getFullYear()) return problem('invalid_expiry_year_past', 'Your card\'s expiration year is in the past.');
  if (year > today.getFullYear() + 50) return problem('invalid_expiry_year', 'Your card\'s expiration year is invalid.');
  if (year === today.getFullYear() && month < today.getMonth() + 1) {
    return problem('invalid_expiry_month_past', 'Your card\'s expiration date is in the past.');
  }
  return undefined;
};

/** `wanted` is the brand's length; without a brand three or four digits do. */
export const codeProblem = (digits, wanted) =>
  (wanted === undefined ? digits.length >= 3 : digits.length === wanted) ? undefined : incomplete.code;
