import { lists } from './lists';
import { wholeSchema } from './lineSchema';
import { reference } from './reference';

/** The files that are generated from the code, by their path in the repository. */
export const guides = (): Readonly<Record<string, string>> => ({
  'flows/line-file.md': reference(), 'flows/lists.md': lists(), 'schemas/line.schema.json': `${JSON.stringify(wholeSchema(), null, 1)}\n`,
});
