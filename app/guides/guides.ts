import { definitionSchema } from './definitionSchema';
import { lists } from './lists';
import { wholeSchema } from './lineSchema';
import { reference } from './reference';

const json = (value: object): string => `${JSON.stringify(value, null, 1)}\n`;

/** The files that are generated from the code, by their path in the repository. */
export const guides = (): Readonly<Record<string, string>> => ({
  'flows/line-file.md': reference(), 'flows/lists.md': lists(),
  'schemas/line.schema.json': json(wholeSchema()), 'schemas/definition.schema.json': json(definitionSchema()),
});
