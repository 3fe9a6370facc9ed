import type { ErrorSchema } from '@rjsf/utils';

/** An error of a field, with its message. */
export interface Problem { readonly key: string; readonly path: readonly string[]; readonly keyword: string; readonly text: string }
/** What decides which problems are shown: the fields of the last refused submit, the fields that were left, the field being edited. */
export interface Seen {
  readonly asked: ReadonlySet<string>;
  readonly left: ReadonlySet<string>;
  readonly focus?: { readonly key: string; readonly text?: string };
}
export const nothingSeen: Seen = { asked: new Set(), left: new Set() };
export const keyOf = (path: readonly string[]): string => path.join('.');

/** An empty field is no error before the first submit. */
const isToldOnLeaving = ({ keyword }: Pick<Problem, 'keyword'>): boolean => keyword !== 'required' && keyword !== 'minItems';

/**
 * Problems to show: after a refused submit all of them, before that only a wrong value in a field that was left (quality 5).
 * While a field is edited its message stays as it was on focus; it goes as soon as the value is right, or, before a refused submit, empty.
 */
export function visible(problems: readonly Problem[], { asked, left, focus }: Seen): readonly Problem[] {
  return problems.flatMap((problem) => {
    const isTold = asked.has(problem.key) || (left.has(problem.key) && isToldOnLeaving(problem));
    if (!isTold) return [];
    if (focus?.key !== problem.key) return [problem];
    return focus.text === undefined ? [] : [{ ...problem, text: focus.text }];
  });
}

/** The shape in which RJSF passes errors to fields. */
export function toErrorSchema(problems: readonly Problem[]): ErrorSchema {
  const root: Record<string, unknown> = {};
  for (const { path, text } of problems) {
    const node = path.reduce<Record<string, unknown>>((inner, key) => {
      const next = Object.hasOwn(inner, key) ? (inner[key] as Record<string, unknown>) : {};
      Object.defineProperty(inner, key, { value: next, enumerable: true, configurable: true, writable: true });
      return next;
    }, root);
    node.__errors = [text];
  }
  return root as ErrorSchema;
}
