import { flowsOf } from './flows';
import type { Kind } from './visits';
import { createWords } from './words';

const words = createWords({});

/** Flat forms, rules, derived values, changes and what loading does. */
export const flat: Kind = { fields: words.fields, subjects: flowsOf(words).map((flow) => ({ flow })) };
