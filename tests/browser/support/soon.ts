/**
 * How often what is awaited is looked for, in milliseconds. Playwright's own intervals grow to a second: what takes 400 ms would be noticed
 * after 850, at every step of every walk.
 */
export const soon = { intervals: [20, 30, 50, 100, 200] };
