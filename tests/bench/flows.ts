import type { FlowDefinition, JsonSchema } from '#engine';

/*
 * Flows of any size, in which one thing grows: steps, branches, fields, calls or states.
 */
type Steps = Readonly<Record<string, unknown>>;
const nameOf = (index: number): string => `s${index}`;
const flowOf = (id: string, steps: Steps, calls: Readonly<Record<string, unknown>> = {}): FlowDefinition => ({
  id, code: id, base: id, title: id, start: nameOf(0), calls,
  steps: { ...steps, end: { path: 'end', screen: 'form', title: 'End', content: {}, back: false } },
} as unknown as FlowDefinition);
const indices = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
const steps = (length: number, step: (index: number, next: string) => object): Steps => Object.fromEntries(indices(length).map((index) => {
  const next = index + 1 < length ? nameOf(index + 1) : 'end';
  return [nameOf(index), { path: `p${index}`, screen: 'form', title: 'T', ...step(index, next) }];
}));

const text = { type: 'string', title: 'Text', examples: ['a'] };
const yesNo = { type: 'boolean', title: 'Yes or no' };
const formOf = (properties: Readonly<Record<string, JsonSchema>>, required = Object.keys(properties)) =>
  ({ schema: { type: 'object', properties, required } });

/** One page after the other, and nothing to answer. */
const pages = (length: number): FlowDefinition => flowOf(`pages-${length}`, steps(length, (_, next) => ({ content: {}, next })));

/** One question after the other. A visitor who goes back may take any answer away again: 2ⁿ states. */
const chain = (length: number): FlowDefinition =>
  flowOf(`chain-${length}`, steps(length, (index, next) => ({ form: formOf({ [`a${index}`]: text }), next })));

/** Each question leads to the next, or past it: 2 n branches and 2ⁿ ways. */
const forks = (length: number): FlowDefinition => flowOf(`forks-${length}`, steps(length, (index, next) => ({
  form: formOf({ [`a${index}`]: yesNo }),
  next: [{ when: { [`a${index}`]: { const: true } }, to: next }, { to: index + 2 < length ? nameOf(index + 2) : 'end' }],
})));

/** Yes or no, which the last question reads all together: some n · 2ⁿ states. */
const choices = (length: number): FlowDefinition => {
  const asked = steps(length, (index, next) => ({ form: formOf({ [`a${index}`]: yesNo }), next: index + 1 < length ? next : 'last' }));
  const branches = indices(length).map((index) => ({ when: { [`a${index}`]: { const: true } }, to: 'end' }));
  return flowOf(`choices-${length}`, { ...asked,
    last: { path: 'last', screen: 'form', title: 'Last', content: {}, next: [...branches, { to: 'end' }] } });
};

/** One form of free texts, none of which must be answered. */
const fields = (length: number): FlowDefinition => flowOf(`fields-${length}`, steps(1, (_, next) => ({
  form: formOf(Object.fromEntries(indices(length).map((index) => [`a${index}`, text])), []), next,
})));

/** One question after the other, with a call behind each. */
const calls = (length: number): FlowDefinition => flowOf(`calls-${length}`, steps(length, (index, next) => ({
  form: formOf({ [`a${index}`]: text }), calls: [`c${index}`], next,
})), Object.fromEntries(indices(length).map((index) => [`c${index}`, { gives: [`g${index}`] }])));

export const madeFlows = { pages, chain, forks, choices, fields, calls };
