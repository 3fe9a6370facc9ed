/** All that other folders may import from the engine. */
export type * from './types';
export type { FieldError, Rules } from './rules/types';
export { defineFlow } from './define';
export { assemble, type CompiledFlow, type CompileOptions } from './compile/assemble';
export type { FlowRun, RunOptions } from './compile/run';
export type { OrderStorage } from './context/orderRecord';
export { createClock, addDays, isDay } from './clock';
export { createRules, matchesSchema } from './rules/createRules';
export { edgesOf } from './rules/expand';
export { subjectOf } from './rules/subject';
export { formats } from './rules/formats';
export { getPath, setPath, isBlank } from './context/paths';
export { deriveValue } from './context/deriveValue';
export { isObject } from './isObject';
export { tidy } from './context/tidy';
export { answersOf, fieldNames } from './context/answers';
export type { StepForms } from './context/stepForms';
export type { KeyValueStorage } from './context/persist';
