import { isCurrencyCode } from '#engine';

const symbols: Readonly<Record<string, string>> = { USD: '$', ZAR: 'R', EUR: '€', GBP: '£' };

/** The sign of a currency code, or the sign itself; $ by default (WG-018, WG-019). A code without a sign of its own stands apart. */
export function currencySymbol(currency: unknown): string {
  if (typeof currency !== 'string' || currency === '') return '$';
  return symbols[currency.toUpperCase()] ?? (isCurrencyCode(currency) ? `${currency}\u00A0` : currency);
}

/** '$1,234.50'; a discount reads '−$9.45'. Empty for what is not an amount. */
export function money(amount: unknown, currency?: unknown, decimals = 2): string {
  const value = typeof amount === 'string' && amount.trim() !== '' ? Number(amount) : amount;
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  const digits = Math.abs(value).toFixed(decimals);
  const negative = value < 0 && Number(digits) !== 0;
  const [whole = '0', cents] = digits.split('.');
  return `${negative ? '−' : ''}${currencySymbol(currency)}${groupThousands(whole)}${cents === undefined ? '' : `.${cents}`}`;
}

/** '1234567' → '1,234,567' */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
