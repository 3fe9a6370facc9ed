import { isObject } from '#engine';
import { asKey, certain, hint, mending, nearest, type Finding, type Trail, wordsOfName } from '#engine/check';
import type { LineFile, Questions } from '#flows/file/lineFile';
import { partNames } from '#flows/file/parts';
import { questionSchema } from '#schemas/question';

/** The questions of a line's file: names of forms that lines share, words of a question, headings, and how choices are written. */
export function checkQuestions({ steps }: Pick<LineFile, 'steps'>): readonly Finding[] {
  const names: readonly string[] = partNames;
  const inQuestions = (questions: readonly unknown[], path: Trail): readonly Finding[] => questions.flatMap((one, index) => {
    const at = [...path, String(index)];
    if (isObject(one)) return Array.isArray(one.ask) ? inQuestions(one.ask, [...at, 'ask']) : eachIn(one, at);
    return names.includes(one as string) ? []
      : [{ code: 'unknown-part', path: at, message: `no part of a form is named "${String(one)}".`, suggestion: hint(String(one), names) }];
  });
  const eachIn = (questions: Readonly<Record<string, unknown>>, path: Trail): readonly Finding[] =>
    Object.entries(questions).flatMap(([name, one]) => (isObject(one) ? [
      ...checkName(name, questions, path), ...wordsOfQuestion(one, [...path, name]),
      ...checkChoices(one.choices, [...path, name, 'choices']),
      ...(Array.isArray(one.rows) ? inQuestions(one.rows, [...path, name, 'rows']) : []),
    ] : []));
  return Object.entries(steps).flatMap(([name, { form }]) =>
    (Array.isArray(form) ? [...besideSections(form, ['steps', name, 'form']), ...inQuestions(form, ['steps', name, 'form'])]
      : withoutDash(form, ['steps', name, 'form'])));
}

/** No path could lead to a name with a space; one with a dot is told with the form. */
const checkName = (name: string, beside: object, path: Trail): readonly Finding[] =>
  (/^[\w.-]+$/.test(name) ? [] : [asKey({ code: 'wrong-value', path: [...path, name], ...wordsOfName(name) }, beside)]);

/** Questions where a form stands that is neither a list nor `{ schema, ui }`. */
function withoutDash(form: unknown, path: Trail): readonly Finding[] {
  const [first] = isObject(form) ? Object.keys(form) : [];
  const isForm = isObject(form) && Object.keys(form).some((word) => nearest(word, ['schema', 'ui']) !== undefined);
  return first === undefined || isForm ? [] : [{
    code: 'wrong-value', path, message: `\`form\` is a list: a dash stands before its first question, \`- ${first}: …\`; `
      + `in JSON, brackets around them, \`[{ "${first}": … }]\`.`,
  }];
}

/** Where some questions have headings, nobody is asked those without. */
function besideSections(questions: Questions, path: Trail): readonly Finding[] {
  const isSection = (one: Questions[number]): boolean => isObject(one) && Object.hasOwn(one, 'section');
  const alone = questions.findIndex((one) => !isSection(one));
  return alone < 0 || !questions.some(isSection) ? [] : [{
    code: 'wrong-value', path: [...path, String(alone)],
    message: 'this is not asked: headings are for all questions of a page or for none.',
    suggestion: 'Put it below a heading: { section, ask }.',
  }];
}

const words = Object.keys(questionSchema.properties);
/** A question without words of its own; words that are looked for in it and stand elsewhere, or have another name. */
function wordsOfQuestion(question: Readonly<Record<string, unknown>>, path: Trail): readonly Finding[] {
  const isAsked = question['ui:widget'] !== 'hidden';
  const unknown = (word: string) =>
    ({ code: 'unknown-word', path: [...path, word], key: true, message: `a question has no word "${word}".` }) as const;
  if (isAsked && question.title === undefined) {
    const slip = Object.keys(question).find((word) => !words.includes(word) && certain(word, ['title']));
    return [slip === undefined
      ? { code: 'missing-word', path, key: true, message: '"title" is missing: the question, or what stands over its box.' }
      : { ...unknown(slip), ...mending(slip, ['title'], 'rename') }];
  }
  return Object.entries(question).flatMap(([word, value]): readonly Finding[] => {
    const found = unknown(word);
    if (word === 'required' && typeof value === 'boolean') {
      const message = 'a question must be answered unless it says `optional: true`.';
      return [{ ...found, message, suggestion: value ? 'Leave `required` out.' : 'Write `optional: true`.' }];
    }
    if (conditions.test(word)) return [{ ...found, suggestion: 'Say in the step’s `asks` when it is asked: { question: rule }.' }];
    const option = `ui:${word}`;
    return words.includes(word) || !words.includes(option) ? []
      : [{ ...found, suggestion: `Did you mean "${option}"?`, fix: { rename: option } }];
  });
}
const conditions = /^(show|visible|hidden|when|only|depends|ask)/iu;

/** A list of plain words has neither titles nor values: one finding, however many there are. */
function checkChoices(choices: unknown, path: Trail): readonly Finding[] {
  const isWritten = (one: unknown): boolean => isObject(one) && one.value !== undefined && one.title !== undefined;
  const wrong: unknown = Array.isArray(choices) ? choices.find((one) => !isWritten(one)) : undefined;
  return wrong === undefined ? [] : [{
    code: 'wrong-value', path, message: `a choice is written \`{ value, title }\`, but this is ${JSON.stringify(wrong)}.`,
    suggestion: 'Values without words of their own stand in `enum` instead.',
  }];
}
