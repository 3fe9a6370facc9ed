/** CL-015, S-70: what is no street. */
export const postBox = { pattern: String.raw`\b[pP]\.?\s*[oO]\.?\s*[bB][oO][xX]\b|\b[pP][oO][sS][tT] [oO][fF][fF][iI][cC][eE] [bB][oO][xX]\b` };
