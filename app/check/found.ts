import { foldPlayed, sentence, wording, type Finding } from '#engine/check';
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

/** Causes first. What a YAML alias repeats has one place in the file: it is told once. */
export function placedOnce(findings: readonly Finding[], place: (finding: Finding) => Found): readonly Found[] {
  const told = new Set<string>();
  const placed = (finding: Finding): readonly Found[] => {
    const { consequences = [], ...own } = finding;
    const found = place(own);
    // Two calls that the engine adds have one place as well, the top of the file: they end in names of their own.
    const key = `${found.file}:${found.line}:${found.column} ${found.code} ${own.path.at(-1)} ${wording(own)}`;
    if (told.has(key)) return consequences.flatMap(placed);
    told.add(key);
    return [{ ...found, consequences: consequences.flatMap(placed) }];
  };
  return foldPlayed(findings).flatMap(placed);
}

/** `flows/a/flow.ts:12:3 unknown-step a › b: …`, what follows from it indented. */
export function printed(found: Found, depth = 0): readonly string[] {
  const { file, line, column, code, text, edit, consequences } = found;
  const mark = edit ? ' [--fix]' : '';
  return [`${'  '.repeat(depth)}${file}:${line}:${column} ${code} ${text}${mark}`, ...consequences
    .flatMap((inner) => printed(inner, depth + 1))];
}
