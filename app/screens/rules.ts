import { createClock, createRules } from '#engine';

/** The judge of forms on screens: the same rules and clock as the machine's. */
export const rules = createRules({ clock: createClock() });
