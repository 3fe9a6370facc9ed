import type { BusinessClass } from '../../contracts/commercial';
import { naics } from './naics';

/** BO-037: by name, as a person looks for it. */
export const classes: readonly BusinessClass[] = naics.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
const codes: ReadonlySet<number> = new Set(naics.map(({ code }) => code));
export const isClass = (code: number): boolean => codes.has(code);

/** The longest beginning of the code that the table knows. */
const byPrefix = <Value>(table: Readonly<Record<string, Value>>, code: number): Value | undefined => {
  const digits = String(code);
  const found = [6, 5, 4, 3, 2].map((length) => digits.slice(0, length)).find((prefix) => Object.hasOwn(table, prefix));
  return found === undefined ? undefined : table[found];
};
const within = (prefixes: readonly string[], code: number): boolean => prefixes.some((prefix) => String(code).startsWith(prefix));

/** What a class costs, in percent of the common price. Figures of the sandbox. */
const levels: Readonly<Record<string, number>> = {
  11: 120, 23: 160, 2381: 190, 31: 130, 32: 130, 33: 125, 42: 105, 44: 105, 45: 100, 4453: 125, 48: 140, 49: 125, 51: 75, 52: 80, 53: 85,
  54: 70, 54194: 115,
  56: 95, 5617: 125, 561612: 170, 61: 85, 62: 105, 6244: 150, 71: 120, 72: 140, 72241: 195, 722515: 110, 81: 105, 8111: 150, 8121: 90,
};
export const levelOf = (code: number): number => byPrefix(levels, code) ?? 100;

/**
 * Nobody of these is insured: general contractors, roofers, car dealers and filling stations,
 * passenger transport, guards with weapons, amusement.
 */
const closed = ['2361', '2362', '23816', '4411', '4571', '4853', '4855', '561613', '71312', '71395'];
export const isInsured = (code: number): boolean => isClass(code) && !within(closed, code);

/** Screens that only some are asked. */
export const servesAlcohol = (code: number): boolean => within(['3121', '4248', '445', '7111', '7139', '721', '722'], code);
export const cooks = (code: number): boolean => within(['311', '722'], code);
export const worksOnSites = (code: number): boolean => within(['23', '5617', '81121', '8114'], code);
