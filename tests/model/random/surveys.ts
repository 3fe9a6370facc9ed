import type { FlowDefinition, Patch, Rule } from '#engine';
import type { DynamicField, DynamicForm, DynamicScreen } from '#engine/survey';
import fc from 'fast-check';
import { flowsOf, ledTo } from './flows';
import { answering, type Kind } from './visits';
import { createWords, given, oneOf, sometimes, type Field } from './words';

/** Screens, and the question of each: two are chosen, one is counted, one written. */
const screens = ['q1', 'q2', 'q3', 'q4'] as const;
const asked: Readonly<Record<string, Field>> = {
  pick: oneOf({}, 'x', 'y'), many: oneOf({}, 1, 5, 12), words: oneOf({}, 'x', ' '), agree: oneOf({}, 'x', 'y'),
};
const onward = fc.constantFrom(...screens, null, 'nowhere');
const choiceOf = (value: string) => fc.record({ value: fc.constant(value), next_screen_id: sometimes(onward) }).map(given);
const settings: Readonly<Record<string, fc.Arbitrary<object>>> = {
  single_select: fc.tuple(choiceOf('x'), choiceOf('y')).map((choices) => ({ choices })),
  number: fc.constant({ min_value: 0, max_value: 9 }), text: fc.constant({}),
};
const fieldOf = (key_name: string, field_type: string): fc.Arbitrary<DynamicField> => fc.record({
  key_name: fc.constant(key_name), label: fc.constant(key_name), field_type: fc.constant(field_type),
  required: fc.boolean(), settings: settings[field_type] ?? fc.constant({}),
});
const keys = Object.keys(asked);
const screenOf = (index: number, field_type: string): fc.Arbitrary<DynamicScreen> => fc.record({
  id: fc.constant(screens[index] as string), question: fc.constant('Q'), fields: fc.tuple(fieldOf(keys[index] as string, field_type)),
  next_screen_id: fc.oneof({ weight: 2, arbitrary: fc.constant(screens[index + 1] ?? null) }, onward),
  flags: sometimes(fc.constant(['reject_form'])),
});
const form = fc.tuple(screenOf(0, 'single_select'), screenOf(1, 'number'), screenOf(2, 'text'), screenOf(3, 'single_select'))
  .map((all): DynamicForm => ({ start_screen_id: 'q1', screens: Object.fromEntries(all.map((screen) => [screen.id, screen])) }));

const leaf = fc.oneof<fc.Arbitrary<Rule>[]>(
  fc.boolean().map((answers) => ({ answers })), fc.boolean().map((there) => ({ 'trail.ended': there })),
  fc.constantFrom('pick', 'agree').chain((key) => fc.constantFrom('x', 'y').map((only) => ({ [`answers.${key}`]: { const: only } }))),
  fc.constantFrom(...keys).map((key) => ({ [`answers.${key}`]: true })), fc.constant({ 'answers.many': { minimum: 4 } }),
  fc.boolean().map((questions) => ({ questions })), fc.constantFrom(...screens).map((only) => ({ 'trail.at': { const: only } })),
);
const derivation = fc.constantFrom('answers.pick', 'answers.many').map((path) => ({ first: [path] }));
const words = createWords({ leaf, derivation, causes: ['answers', 'questions'] });

const examples = (patch: fc.Arbitrary<Patch>) => fc.array(patch, { minLength: 1, maxLength: 2 })
  .map((patches) => patches.map((one, index) => ({ label: `answer ${index + 1}`, patch: one })));
const outcomes = fc.record({
  load: examples(fc.record({ questions: form })),
  save: examples(fc.record({ reply: fc.oneof(fc.constant({}), onward.map((next_screen_id) => ({ next_screen_id }))) })),
});
const using = fc.record({ skip: sometimes(fc.constantFrom(['words'], ['pick'])), saves: fc.boolean() });

interface Using { readonly skip: readonly string[] | undefined; readonly saves: boolean }
/** Behind the first step stand the questions of a server. */
function withSurvey(flow: FlowDefinition, { skip, saves }: Using): FlowDefinition {
  const { s0, ...others } = flow.steps;
  const survey = { form: 'questions', answers: 'answers', trail: 'trail', ...(saves ? { reply: 'reply' } : {}), ...given({ skip }) };
  const steps = {
    s0: { ...s0, next: ledTo('survey', s0?.next), calls: ['load'] },
    survey: {
      path: 'survey', screen: 'survey', title: 'S', needs: { questions: true }, survey, next: [{ to: 's1' }],
      ...(saves ? { calls: ['save'] } : {}),
    },
    ...others,
  };
  return { ...flow, steps, calls: { load: { gives: ['questions'] }, save: { gives: ['reply'] } } } as unknown as FlowDefinition;
}

/** The questions of a server, of which rules ask the answers. */
export const surveys: Kind = {
  fields: { ...words.fields, ...asked },
  own: 'NEXT:save',
  subjects: fc.tuple(flowsOf(words), using, outcomes)
    .map(([flow, how, all]) => ({ flow: withSurvey(flow, how), answers: answering(all), examples: all })),
};
