import { uiOptionSchemas } from '#schemas/question';

/** Every option that a widget, a template or a screen reads. `ui:x` and `ui:options.x` are the same. */
export const uiOptions: readonly string[] = Object.keys(uiOptionSchemas);
