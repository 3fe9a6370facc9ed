export interface Brand {
  readonly name: 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown';
  readonly starts: RegExp;
  readonly lengths: readonly number[];
  readonly gaps: readonly number[];
  readonly code: number;
}
export interface Problem { readonly type: 'validation_error'; readonly code: string; readonly message: string }
export function digitsOf(text: string): string;
export function brandOf(digits: string): Brand;
export function passesLuhn(digits: string): boolean;
export function formatNumber(text: string): string;
export function formatExpiry(text: string, isDeleting?: boolean): string;
export const incomplete: Readonly<Record<'number' | 'expiry' | 'code', Problem>>;
export function numberProblem(digits: string): Problem | undefined;
export function expiryProblem(digits: string, now: number): Problem | undefined;
export function codeProblem(digits: string, wanted?: number): Problem | undefined;
