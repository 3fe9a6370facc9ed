type Fields = Readonly<Record<string, unknown>>;

/**
 * Many fields and a few more, the few in the place of any of the same name. They travel as one object and are written one after the
 * other: to copy the thousand answers of a long survey, which go with each of its screens, costs several times what it costs to write
 * them. Whoever makes one has trimmed every value and left out what has none (CH-015).
 */
export class Together {
  constructor(private readonly many: Fields, private readonly few: Fields) {}

  /** As one object, for whoever looks at it or writes it in the usual way. */
  toJSON(): Fields {
    return { ...this.many, ...this.few };
  }

  text(): string {
    if (Object.keys(this.few).some((name) => Object.hasOwn(this.many, name))) return JSON.stringify(this.toJSON());
    return braced([this.many, this.few].map((fields) => JSON.stringify(fields).slice(1, -1)).filter((text) => text !== ''));
  }
}
const braced = (fields: readonly string[]): string => `{${fields.join(',')}}`;

/** The text of a body. */
export function writeJson(body: unknown): string {
  if (typeof body !== 'object' || body === null || !Object.values(body).some((value) => value instanceof Together)) return JSON.stringify(body);
  return braced(Object.entries(body).filter(([, value]) => value !== undefined).map(([name, value]) => `${JSON.stringify(name)}:${value instanceof Together ? value.text() : JSON.stringify(value)}`));
}
