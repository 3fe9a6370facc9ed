/** Are these names of places the same, however they were typed? */
export const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
