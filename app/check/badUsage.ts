/** The command cannot be carried out as it was given. Apart, for whoever loads no checks. */
export class BadUsage extends Error {}
/** No line and no file has the name that was given. */
export class UnknownLine extends BadUsage {}
