import { isObject } from '../isObject';
import type { FlowDefinition } from '../types';
import type { Finding, Report } from './finding';
import type { Trail } from '../definition/trail';

const namesInBraces = /\{[^{}]+\}/gu;

/** A text in which nothing is filled: a name in braces would be read as it stands. */
export function unfilled(text: string, path: Trail): readonly Finding[] {
  const [first] = text.match(namesInBraces) ?? [];
  return first === undefined ? []
    : [{ code: 'not-filled', path, message: `nothing is filled in here: visitors would read “${first}”.` }];
}
/** A text with names in braces: one that is left open would be read as it stands. */
export function unclosed(template: string, path: Trail): readonly Finding[] {
  const [, open] = /([{}][^{}]{0,30})/u.exec(template.replaceAll(namesInBraces, ' ')) ?? [];
  return open === undefined ? []
    : [{ code: 'not-filled', path, message: `a name stands between one { and one }: visitors would read “${open}”.` }];
}

/** The texts of a definition but for its screens' content: what is asked, steps and messages. */
export function checkTexts({ title, steps, modals = {} }: FlowDefinition, report: Report): void {
  const found = [
    ...unfilled(title, ['title']),
    ...Object.entries(steps).flatMap(([step, { title: heading, form }]) =>
      [...unclosed(heading, ['steps', step, 'title']), ...unfilledIn(form, ['steps', step, 'form'])]),
    ...Object.entries(modals).flatMap(([modal, { title: heading = '', button = '', message = '', option = '', body = [] }]) => [
      ...unfilled(heading, ['modals', modal, 'title']), ...unfilled(button, ['modals', modal, 'button']),
      ...unclosed(message, ['modals', modal, 'message']), ...unclosed(option, ['modals', modal, 'option']),
      ...body.flatMap((text, index) => unclosed(text, ['modals', modal, 'body', String(index)])),
    ]),
  ];
  found.forEach(report);
}

/** What a form says. The words over the rows of a list and about the days allowed are filled by their widgets. */
const plain = ['title', 'description', 'help', 'label', 'placeholder', 'text', 'emptyText', 'addLabel', 'maxText', 'patternMessage'];
const isPlain = (key: string): boolean => plain.includes(key.replace(/^ui:/u, ''));
function unfilledIn(part: unknown, path: Trail): readonly Finding[] {
  if (Array.isArray(part)) return part.flatMap((inner, index) => unfilledIn(inner, [...path, String(index)]));
  if (!isObject(part)) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const here = [...path, key];
    return typeof value === 'string' && isPlain(key) ? unfilled(value, here) : unfilledIn(value, here);
  });
}
