export const text = (value = ''): string => value.trim();

/** The fields that have a value, with their texts trimmed; blank ones are left out. */
export const filled = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields)
    .map(([name, value]: [string, unknown]) => [name, typeof value === 'string' ? value.trim() : value])
    .filter(([, value]) => value !== undefined && value !== '')) as Fields;
