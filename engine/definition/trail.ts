/** Where something stands in a definition, from its root: `steps`, `driver`, `next`, `0`, `to`. */
export type Trail = readonly string[];
