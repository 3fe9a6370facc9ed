/** Stands in for fast-uri (7 kB gzip), which @rjsf/utils carries for schemas that refer to each other by address. Ours never do; the browser can resolve addresses itself. */
const resolve = (base: string, ref: string): string => (URL.canParse(ref, base) ? new URL(ref, base).href : ref);
const equal = (one: string, other: string): boolean => one === other;
export default { resolve, equal };
