import { isObject } from '../isObject';
import type { Flags } from './types';

/** Flags come as a list of names or as a map of what is on; both read alike (S-05). */
export function flagNames(flags: unknown): readonly string[] {
  if (Array.isArray(flags)) return flags.filter((name) => typeof name === 'string');
  if (!isObject(flags)) return [];
  return Object.entries(flags).filter(([, on]) => on === true || on === 1 || on === 'true').map(([name]) => name);
}
export const hasFlag = (flags: Flags | null | undefined, name: string): boolean => flagNames(flags).includes(name);
