import type { FieldProps } from '@rjsf/utils';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

let here: ComponentType<FieldProps> | undefined;
/** Fetches lists ahead of the step that shows one. */
export async function loadList(): Promise<{ readonly default: ComponentType<FieldProps> }> {
  const { List } = await import('./List');
  here = List;
  return { default: List };
}
const Fetched = lazy(loadList);

/** Rows of fields, or several choices of one question: 5 kB that a form without them does not bring. */
export function ListField(props: FieldProps): ReactNode {
  // What a field is drawn with stays the same while it is shown, or its rows would begin anew.
  const [List] = useState(() => here ?? Fetched);
  return <Suspense fallback={<div className="f-list-waiting" role="status" aria-busy aria-label="Loading the list" />}>
    <List {...props} />
  </Suspense>;
}
