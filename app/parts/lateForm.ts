import { preloadable } from '#widgets/parts/preloadable';

/** The form of a step that may have none: plans that are only chosen do without its 44 KiB. Preloaded with the step (host/screens.ts). */
export const lateForm = preloadable(async () => (await import('#widgets')).FlowForm);
