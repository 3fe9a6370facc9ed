import type { Rule } from '#engine';

/** S-07: after skipping, no screen may be left. */
export const hasQuestions: Rule = { 'trail.at': true };
/** RN-037 … RN-040: none and an empty list ask nothing, one is applied by itself. */
export const severalLocations: Rule = { locations: { minItems: 2 } };
/** RN-064: younger than four hours, and a quote to attach them to, which the partner has not refused to know. */
export const ratesAreFresh: Rule = { 'rates.fetchedAt': { newerThan: { hours: 4 } }, 'quote.id': true, 'stale.quote': false };
/** PY-004: one way to pay is not asked. */
export const severalCadences: Rule = { cadences: { minItems: 2 } };
export const isBought: Rule = { purchase: true };
