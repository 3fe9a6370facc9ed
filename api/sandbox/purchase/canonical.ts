const blank = (value: unknown): boolean => value === undefined || value === null || value === '';
/** Where an address lies on the map does not change what is insured. */
const ignored: ReadonlySet<string> = new Set(['lat', 'lng']);

/** The same text for the same details, whatever the order of keys, spaces at the ends, or blanks that were left out. */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.trim());
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([name, item]) => !blank(item) && !ignored.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`).join()}}`;
}
