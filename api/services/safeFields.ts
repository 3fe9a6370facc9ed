import { commonFields } from './events';
import { looksPersonal } from './reports/scrub';

type Fields = Readonly<Record<string, unknown>>;
const longest = 100;

/** An identifier of the partner's may be a long number. */
const isIdentifier = (name: string, value: string): boolean => name.endsWith('_id') && /^[\w-]{1,64}$/.test(value);
const isSafe = (name: string, value: unknown): boolean =>
  typeof value === 'boolean' || Number.isFinite(value) ||
  (typeof value === 'string' && value.length <= longest && (isIdentifier(name, value) || !looksPersonal(value)));

/** Keeps the listed and the common fields with plain, impersonal values; drops the rest. */
export function safeFields(fields: Fields = {}, listed: readonly string[], alsoAllowed: (name: string) => boolean = () => false): Fields {
  const allowed = new Set<string>([...commonFields, ...listed]);
  const isAllowed = (name: string): boolean => allowed.has(name) || alsoAllowed(name);
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => isAllowed(name) && isSafe(name, value)));
}
