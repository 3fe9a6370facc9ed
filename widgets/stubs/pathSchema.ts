/** Stands in for RJSF's map of the paths in a schema (1 kB gzip), which only `omitExtraData` reads (omit.ts). */
const toPathSchema = (): object => ({});
export default toPathSchema;
