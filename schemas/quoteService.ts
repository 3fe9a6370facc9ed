export const object = (properties: object, required: readonly string[] = []): object =>
  ({ type: 'object', properties, required, additionalProperties: false });
export const ref = (name: string): object => ({ $ref: `#/definitions/${name}` });
export const text = { type: 'string', minLength: 1 };
export const path = { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*(\\.([A-Za-z0-9_-]+|\\*))*$' };
export const word = { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*$' };
export const list = (items: object): object => ({ type: 'array', items });

export const definitions = {
  rule: {
    type: 'object', additionalProperties: { anyOf: [{ type: 'boolean' }, { type: 'object' }] },
    properties: { anyOf: list(ref('rule')), allOf: list(ref('rule')), not: ref('rule') },
  },
  /** Where a value comes from (api/source.ts). */
  source: { anyOf: [path, list(ref('source')), ref('words')] },
  sources: { type: 'object', additionalProperties: ref('source') },
  words: object({
    when: ref('rule'), first: list(ref('source')), else: {}, sum: list(path), count: path, text, lookup: path, in: { type: 'object' },
    newId: { const: true }, value: {}, now: { const: true }, fields: ref('sources'), list: path, complete: { const: true },
  }),
};

/** What a line says of itself at the quote service, as the grammar is of a flow. api/adapters/quoteService.ts says what each word means. */
export const quoteServiceSchema = {
  ...object({
    vertical: text, currency: { type: 'string', pattern: '^[A-Z]{3}$' }, application: { type: 'object' }, place: path,
    buyer: object({ firstName: path, lastName: path, phoneNumber: path, email: path }, ['firstName', 'lastName', 'phoneNumber', 'email']),
    create: ref('sources'), update: ref('sources'),
    plans: object({ order: { enum: ['dearestFirst'] }, category: path }),
    entries: object({
      list: word, entry: word, removed: word, id: word,
      refuses: list(object({ when: ref('rule'), code: text }, ['when', 'code'])),
      answer: object({ list: path, fields: ref('sources') }, ['list', 'fields']),
    }, ['list', 'entry', 'removed', 'id']),
  }, ['vertical', 'currency', 'buyer', 'create', 'update']),
  definitions,
};
