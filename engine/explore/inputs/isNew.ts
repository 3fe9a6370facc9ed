/** Tells whether a set did not have this yet, and takes it in. */
export const isNew = (seen: Set<string>, key: string): boolean => seen.size < seen.add(key).size;
