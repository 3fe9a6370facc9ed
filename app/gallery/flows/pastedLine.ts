import { isObject } from '#engine';
import { readDocument } from '../../check/document';
import { studioAddress } from '../address';
import { linkOf, type Draft } from '../studio/source';
import { template } from '../../newLine/template';
import { namesOf, usual } from '../../newLine/usual';

/** What the file of a line says at its top, and a definition does not. */
const ofLines = ['currency', 'landing', 'quote', 'rating'];
/** JSON may begin with a comment; a line in YAML begins with neither. */
const isJson = (text: string): boolean => /^\s*[{/]/.test(text);

/** Text that is read as the file of a line: it has a word of one, or is YAML that cannot be read. */
export function lineFileIn(text: string): Draft | undefined {
  const file = isJson(text) ? 'line.json' : 'line.yaml';
  const { value } = readDocument(text, file, true);
  const isUnread = value === undefined && !isJson(text) && text.trim() !== '';
  return isUnread || (isObject(value) && ofLines.some((word) => Object.hasOwn(value, word))) ? { file, text } : undefined;
}

/** Where the studio shows a draft, under the name that it gives itself. */
export async function draftLink(draft: Draft): Promise<string> {
  const { value } = readDocument(draft.text, draft.file, true);
  const id = isObject(value) && typeof value.id === 'string' && value.id !== '' ? value.id : newId;
  return `${studioAddress(id)}${await linkOf(draft)}`;
}

/** What `npm run new-line` writes. */
export const newLine = (): Draft => ({
  file: 'line.yaml', text: template({ ...namesOf(newId), ...usual(newId), schema: '../../schemas/line.schema.json' }),
});
const newId = 'new-line';
