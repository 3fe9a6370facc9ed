import type { Form } from '#engine';
import type { Field, FieldUi, PartUi } from '#schemas/form';
import { formOf, ofOthers, type FormPart } from '#schemas/fragments/part';
import { sectioned } from '#schemas/fragments/sections';
import type { Question, Questions, Section } from './lineFile';
import { partOf } from './parts';

type Asked = Section['ask'][number];
type Choices = NonNullable<Question['choices']>;

/** The form that a list of questions asks. */
export function formOfQuestions(questions: Questions): Form {
  if (!questions.some(isSection)) return formOf(...(questions as readonly Asked[]).map(partOfAsked));
  const sections = questions.filter(isSection);
  return sectioned(Object.fromEntries(sections.map(({ section, ask }) => [section, ask.map(partOfAsked)])));
}
const isSection = (one: Questions[number]): one is Section => typeof one === 'object' && 'section' in one;

const partOfAsked = (asked: Asked): FormPart => (typeof asked === 'string' ? partOf(asked) : partOfQuestions(asked));
function partOfQuestions(questions: Readonly<Record<string, Question>>): FormPart {
  const names = Object.entries(questions);
  return {
    properties: Object.fromEntries(names.map(([name, question]) => [name, fieldOf(question)])),
    required: names.filter(([, { optional }]) => !optional).map(([name]) => name),
    ui: Object.fromEntries(names.map(([name, question]) => [name, uiOf(question)])),
  };
}

/** The question's schema. */
function fieldOf({ optional, choices, rows, ...question }: Question): Field {
  const own = Object.fromEntries(Object.entries(question).filter(([word]) => !word.startsWith('ui:'))) as Field;
  if (rows) {
    const { properties, required } = formOf(...rows.map(partOfAsked)).schema;
    return { ...(optional ? {} : { minItems: 1 }), ...own, type: 'array', items: { type: 'object', properties, required } };
  }
  const field: Field = { type: 'string', ...own };
  return choices ? { ...field, enum: listOf(choices, field.type).map(({ value }) => value) } : field;
}

/** A key of a table is a text: of a number it stands for the number. */
const listOf = (choices: Choices, type: Field['type']) => (isList(choices) ? choices : Object.entries(choices)
  .map(([value, title]) => ({ value: type === 'integer' || type === 'number' ? Number(value) : value, title })));
const isList = (choices: Choices): choices is Extract<Choices, readonly unknown[]> => Array.isArray(choices);

const yesNo = [{ value: true, title: 'Yes' }, { value: false, title: 'No' }];
/** More choices than this are a select. */
const mostCards = 4;

/** How the question is asked: the usual way for its kind, and what it says itself. */
function uiOf(question: Question): PartUi[string] {
  const { type, format, choices, rows, optional, const: only } = question;
  const own = Object.fromEntries(Object.entries(question).filter(([word]) => word.startsWith('ui:')));
  // A list that must be answered begins with the row that is asked for.
  const first = optional ? {} : { 'ui:minRows': 1 };
  if (rows) return { ...first, ...own, items: formOf(...rows.map(partOfAsked).map(ofOthers)).ui } as PartUi[string];
  const usualWay = type === 'boolean' ? yesOrNo(only) : usual[format ?? ''] ?? {};
  return { ...(choices ? choiceUi(listOf(choices, type)) : usualWay), ...own };
}
/** A Yes that must be said is ticked: beside it nobody could choose No. */
const yesOrNo = (only: unknown): FieldUi => (only === undefined ? choiceUi(yesNo) : { 'ui:widget': 'checkbox' });
function choiceUi(choices: readonly { readonly value: unknown; readonly title: string; readonly help?: string }[]): FieldUi {
  const hasHelp = choices.some(({ help }) => help !== undefined);
  // A select has no room for the help of its choices.
  const list = hasHelp ? 'search' : 'select';
  return { 'ui:widget': choices.length > mostCards ? list : 'radio', 'ui:choices': choices, 'ui:compact': !hasHelp };
}
const usual: Readonly<Record<string, FieldUi>> = {
  date: { 'ui:widget': 'date' }, email: { 'ui:widget': 'email', 'ui:autocomplete': 'email' }, phone: { 'ui:widget': 'phone', 'ui:autocomplete': 'tel' },
};

/** Where a part of a form stands in the file: its questions have no `schema` and no `ui`. */
export function trailInQuestions(questions: Questions, trail: readonly string[]): readonly string[] {
  const [place = '', ...rest] = trail;
  // It is a place in the file already: a word of a question, a name twice, a text that YAML reads otherwise.
  if (/^\d+$/u.test(place)) return trail;
  const [name = '', ...more] = place === 'schema' && rest[0] === 'properties' ? rest.slice(1) : place === 'ui' ? rest : [];
  const at = questions.flatMap((one, index): readonly (readonly string[])[] => (isSection(one)
    ? one.ask.flatMap((asked, number) => (asksFor(asked, name) ? [[String(index), 'ask', String(number), name]] : []))
    : asksFor(one, name) ? [[String(index), name]] : []))[0];
  return at ? [...at, ...more.filter((part) => part !== 'ui:options')] : [];
}
const asksFor = (asked: Asked, name: string): boolean => typeof asked === 'object' && Object.hasOwn(asked, name);
