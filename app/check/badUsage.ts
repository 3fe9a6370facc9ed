/** The command cannot be carried out as it was given. Apart, for whoever loads no checks. */
export class BadUsage extends Error {}
