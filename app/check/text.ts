import { isObject } from '#engine';
import { findMistakes, sentence, type Finding } from '#engine/check';
import { editOf } from './edit';
import type { Found } from './found';
import { readDocument } from './document';
import { known } from './known';

interface CheckedText {
  readonly found: readonly Found[];
  /** What was read, where it could be read at all. */
  readonly value?: unknown;
}

/** A definition in JSON or YAML: the file itself, then what it says. */
export function checkText(text: string, file: string, shown = file): CheckedText {
  const { value, findings, locate } = readDocument(text, file);
  const found = value === undefined ? findings : [...findings, ...findMistakes(value, known)];
  const id = isObject(value) && typeof value.id === 'string' ? value.id : 'flow';
  const place = (finding: Finding): Found => {
    const { line, column, ...range } = locate(finding.path, finding.key);
    return {
      file: shown, line, column, code: finding.code, text: sentence(id, finding),
      ...(finding.fix ? { edit: editOf(finding.fix, file, range, text.slice(range.start, range.end)) } : {}),
      consequences: (finding.consequences ?? []).map(place),
    };
  };
  return { found: found.map(place), value };
}
