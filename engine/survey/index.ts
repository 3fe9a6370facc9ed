/** The server-driven survey: only flows that have one carry its weight. */
export type { DynamicChoice, DynamicField, DynamicForm, DynamicScreen, FieldSettings, Flags, SurveyKit, Trail } from './types';
export { createSurveyKit, surveyKit } from './kit';
export { readDynamicForm, MalformedForm } from './read';
export { formOfScreen } from './dynamicForm';
export { sequenceOf } from './sequence';
export { sendable } from './answers';
export { nameOf } from './names';
export { regexReady } from './regex';
