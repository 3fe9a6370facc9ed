import { sentence, type Finding } from '#engine/check';
import { editOf, type Edit } from './edit';
import type { ReadDocument } from './json';

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

/** Puts findings of a JSON or YAML text into their places. `at` says where in the text a path of the definition stands. */
export const placer = (
  { text, file, shown, id, at }: {
    readonly text: string; readonly file: string; readonly shown: string; readonly id: string; readonly at: ReadDocument['locate'];
  },
) => function place(finding: Finding): Found {
  const { line, column, ...range } = at(finding.path, finding.key);
  return {
    file: shown, line, column, code: finding.code, text: sentence(id, finding),
    ...(finding.fix ? { edit: editOf(finding.fix, file, range, text.slice(range.start, range.end)) } : {}),
    consequences: (finding.consequences ?? []).map(place),
  };
};

/** `flows/a/flow.ts:12:3 unknown-step a › b: …`, what follows from it indented. */
export function printed(found: Found, depth = 0): readonly string[] {
  const { file, line, column, code, text, edit, consequences } = found;
  const mark = edit ? ' [--fix]' : '';
  return [`${'  '.repeat(depth)}${file}:${line}:${column} ${code} ${text}${mark}`, ...consequences
    .flatMap((inner) => printed(inner, depth + 1))];
}
