import { isObject } from '#engine';
import { findMistakes } from '#engine/check';
import { placedOnce, placer, type Found } from './found';
import { readDocument } from './document';
import { known } from './known';
import { unsaidId } from './unsaidId';

interface CheckedText {
  readonly found: readonly Found[];
  /** What was read, where it could be read at all. */
  readonly value?: unknown;
}

/** A definition in JSON or YAML: the file itself, then what it says. */
export function checkText(text: string, file: string, shown = file): CheckedText {
  const { value, findings, locate } = readDocument(text, file);
  const found = value === undefined ? findings : [...findings, ...findMistakes(value, known)];
  const id = isObject(value) && typeof value.id === 'string' ? value.id : unsaidId(file);
  return { found: placedOnce(found, placer({ text, file, shown, id, at: locate })), value };
}
