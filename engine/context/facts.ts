import { subjectOf } from '../rules/subject';
import type { Context, FlowDefinition, Path } from '../types';
import { getPath, setPath } from './paths';

/** What a visit knows before the first answer. A rule reads it by these names; no answer and no call may have one of them. */
export const factNames: readonly string[] = ['account', 'site', 'query', 'landing'];
export const isFact = (path: Path): boolean => path.includes('.') && factNames.includes(path.split('.')[0] as string);

/** The facts that the rules of a flow read. Only these come into the context, and none is ever stored. */
export const factsRead = ({ changes, load, modals, steps }: FlowDefinition): readonly Path[] =>
  factsNamedIn([changes, load, modals, steps]);
/** Those that its promises read besides: no visit needs them, but a proof has to tell visits apart by them. */
export const factsJudged = (flow: FlowDefinition): readonly Path[] => [...new Set([...factsRead(flow), ...factsNamedIn(flow.promises)])];

function factsNamedIn(part: unknown): readonly Path[] {
  const found = new Set<Path>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const { path } = subjectOf(key);
      if (isFact(path)) found.add(path);
      if (key === '$path' && typeof inner === 'string' && isFact(inner)) found.add(inner);
      visit(inner);
    }
  };
  visit(part);
  return [...found];
}

/** A context with the facts of a visit that the rules read. */
export const withFacts = (flow: FlowDefinition, context: Context, facts: Context): Context =>
  factsRead(flow).reduce((now, path) => setPath(now, path, getPath(facts, path)), context);
/** A context without facts: what may be stored. */
export const withoutFacts = (context: Context): Context =>
  Object.fromEntries(Object.entries(context).filter(([name]) => !factNames.includes(name)));
/** The facts alone. */
export const factsIn = (context: Context): Context =>
  Object.fromEntries(Object.entries(context).filter(([name]) => factNames.includes(name)));
