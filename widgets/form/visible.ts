import type { FieldError } from '#engine';
import type { ErrorSchema } from '@rjsf/utils';

/** An error with its words, at a field. */
export interface Problem { readonly key: string; readonly path: readonly string[]; readonly keyword: string; readonly text: string }
/** What decides which problems are shown: the fields of the last refused submit, the fields that were left, the field being edited. */
export interface Seen {
  readonly asked: ReadonlySet<string>;
  readonly left: ReadonlySet<string>;
  readonly focus?: { readonly key: string; readonly text?: string };
}
export const nothingSeen: Seen = { asked: new Set(), left: new Set() };
export const keyOf = (path: readonly string[]): string => path.join('.');

/**
 * Problems to show: after a refused submit all of them, before that only a wrong value in a field that was left (quality 5).
 * While a field is edited its words stay as they were when it was entered; they go as soon as it is right.
 */
export function visible(problems: readonly Problem[], { asked, left, focus }: Seen): readonly Problem[] {
  return problems.flatMap((problem) => {
    if (focus?.key === problem.key) return focus.text === undefined ? [] : [{ ...problem, text: focus.text }];
    return asked.has(problem.key) || (left.has(problem.key) && problem.keyword !== 'required' && problem.keyword !== 'minItems') ? [problem] : [];
  });
}

/** Problems in the order of the fields on the page. */
export function inOrder(errors: readonly FieldError[], names: readonly string[]): readonly FieldError[] {
  const place = ({ path }: FieldError): number => { const at = names.indexOf(path[0] ?? ''); return at < 0 ? names.length : at; };
  return errors.toSorted((a, b) => place(a) - place(b) || row(a) - row(b));
}

const row = ({ path }: FieldError): number => (/^\d+$/.test(path[1] ?? '') ? Number(path[1]) : 0);

/** As RJSF hands errors down to fields. */
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
