import { mergeSchemas } from '@rjsf/utils';

interface Schema { readonly allOf?: readonly unknown[]; readonly [word: string]: unknown }
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/**
 * Stands in for RJSF's merger of `allOf` (4 kB gzip), which works out the intersection of any two schemas. Here it only says which
 * fields show: what is right is judged by the engine, on the schema as it was written.
 */
export default function shallowAllOfMerge({ allOf = [], ...schema }: Schema): Schema {
  return allOf.filter(isSchema).reduce<Schema>((merged, part) => mergeSchemas(merged, part) as Schema, schema);
}
