import { commonFields } from './events';
import { looksPersonal } from './reports/scrub';

type Fields = Readonly<Record<string, unknown>>;
const longest = 100;

/** The partner's identifiers are long numbers at times. */
const isIdentifier = (name: string, value: string): boolean => name.endsWith('_id') && /^[\w-]{1,64}$/.test(value);
const isSafe = (name: string, value: unknown): boolean =>
  typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= longest && (isIdentifier(name, value) || !looksPersonal(value)));

/** Keeps the listed and the common fields with plain, impersonal values; drops the rest. */
export const safeFields = (fields: Fields | undefined, listed: readonly string[], alsoAllowed: (name: string) => boolean = () => false): Fields => {
  const allowed = new Set<string>([...commonFields, ...listed]);
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([name, value]) => (allowed.has(name) || alsoAllowed(name)) && isSafe(name, value)));
};
