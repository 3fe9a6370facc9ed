import type { Rule } from '#engine';

/** Everything up to the rates is answered. */
export const isAnswered: Rule = { filled: ['basicInfo', 'survey', 'policyDate'] };
export const isBought: Rule = { purchase: true };
