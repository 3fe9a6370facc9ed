import type { AddressParts } from '../services';

/** Names of fields → the part of an address that lands there. */
export type Fills = Readonly<Record<string, keyof AddressParts>>;
const parts: readonly (keyof AddressParts)[] = ['streetAddress', 'unit', 'city', 'region', 'postal', 'country'];
const same: Fills = Object.fromEntries(parts.map((part) => [part, part]));

/** The field beside a street that must be picked (`pickedOnly`): true once it was, else without a value (SV-057). */
export const picked = 'picked';

/**
 * The values that a picked address writes into the fields beside it. A part that the answer lacks leaves its field unchanged. Of each part
 * as much is kept as the street's field holds: 30 characters in our address forms (WG-005), all of it in the server's questions (C-06).
 */
export function fillsOf(address: AddressParts, fills: Fills = same, longest?: number): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fills).flatMap(([name, part]) => {
    const value = address[part]?.trim();
    return value ? [[name, value.slice(0, longest).trimEnd()]] : [];
  }));
}
