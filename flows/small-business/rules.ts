import type { Rule } from '#engine';

export const isBought: Rule = { purchase: true };
