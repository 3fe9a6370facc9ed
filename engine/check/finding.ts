import type { Trail } from '../definition/trail';
import type { Code } from './codes';

/** A change of the definition that is certainly meant: another name for the key at the finding's path, or another value there. */
export type Fix = { readonly rename: string } | { readonly value: unknown };

/** One mistake, as plain data. Whoever knows the file adds line and column. */
export interface Finding {
  readonly code: Code;
  /** What is wrong, from the definition's root: `steps`, `driver`, `next`, `0`, `to`. */
  readonly path: Trail;
  /** The key at the path is wrong, not its value. */
  readonly key?: true;
  /** Where it stands in words; the path when absent. */
  readonly at?: Trail;
  readonly message: string;
  /** What was probably meant. */
  readonly suggestion?: string;
  readonly fix?: Fix;
  /** What follows from this mistake, and goes with it. */
  readonly consequences?: readonly Finding[];
}
export type Report = (finding: Finding) => void;

/** `steps.useType.next.1` as the author reads it: `useType › next[1]`. */
export function place(id: string, path: Trail): string {
  const [first, second, ...rest] = path;
  const head = first === 'steps'
    && second !== undefined ? [second] : second !== undefined
    && ['modals', 'calls'].includes(first ?? '') ? [`${first}.${second}`] : path.slice(0, 1);
  const tail = first === 'steps' || ['modals', 'calls'].includes(first ?? '') ? rest : path.slice(1);
  const dotted = tail.reduce((text, part) => (/^\d+$/.test(part) ? `${text}[${part}]` : text ? `${text}.${part}` : part), '');
  const joined = dotted.startsWith('[') ? `${head.join('')}${dotted}` : [head.join(''), dotted].filter(Boolean).join(' › ');
  return [id, joined].filter(Boolean).join(' › ');
}

/** What is wrong and what was meant. */
export const wording = ({ message, suggestion }: Finding): string => [message, suggestion].filter(Boolean).join(' ');
/** With its place: `line › useType › next[1]: no step is named "drivr". Did you mean "driver"?` */
export const sentence = (id: string, finding: Finding): string => `${place(id, finding.at ?? finding.path)}: ${wording(finding)}`;
/** A finding and all that follows from it. */
export const withConsequences = (finding: Finding): readonly Finding[] =>
  [finding, ...(finding.consequences ?? []).flatMap(withConsequences)];
