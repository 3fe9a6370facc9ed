import type { AddressParts } from '../services';

/** Names of fields → the part of an address that lands there. */
export type Fills = Readonly<Record<string, keyof AddressParts>>;
const parts: readonly (keyof AddressParts)[] = ['streetAddress', 'unit', 'city', 'region', 'postal', 'country'];
const same: Fills = Object.fromEntries(parts.map((part) => [part, part]));
/** WG-005, C-06: the address form holds at most this many characters of each part. */
const limit = 30;

/** The field beside a street that must be picked (`pickedOnly`): true once it was, else without a value (SV-057). */
export const picked = 'picked';

/** The values that a picked address writes into the fields beside it. A part that the answer lacks leaves its field unchanged. */
export function fillsOf(address: AddressParts, fills: Fills = same): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fills).flatMap(([name, part]) => {
    const value = address[part]?.trim();
    return value ? [[name, value.slice(0, limit).trimEnd()]] : [];
  }));
}
