import { isObject } from '#engine';
import { findMistakes, sentence, type Finding } from '#engine/check';
import { editOf, type Edit } from './edit';
import { readJson } from './json';
import { known } from './known';

/** A finding with its place in a file. */
export interface Found {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: Finding['code'];
  /** Place in the definition, what is wrong and what was meant. */
  readonly text: string;
  readonly edit?: Edit;
  readonly consequences: readonly Found[];
}

interface CheckedText {
  readonly found: readonly Found[];
  /** What was read, where it could be read at all. */
  readonly value?: unknown;
}

/** A definition in JSON: the file itself, then what it says. */
export function checkText(text: string, file: string, shown = file): CheckedText {
  const { value, findings, locate } = readJson(text);
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
