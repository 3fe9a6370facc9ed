import { createClock, createRules } from '#engine';

/** Validates the forms of screens, with the same rules as the machine. */
export const rules = createRules({ clock: createClock() });
