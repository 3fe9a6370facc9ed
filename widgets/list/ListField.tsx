import type { FieldProps } from '@rjsf/utils';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

let here: ComponentType<FieldProps> | undefined;
/** Fetches the list field before the step that shows one. */
export async function loadList(): Promise<{ readonly default: ComponentType<FieldProps> }> {
  const { List } = await import('./List');
  here = List;
  return { default: List };
}
const Fetched = lazy(loadList);

/** Rows of fields, or several choices of one question: 5 kB that a form without them does not bring. */
export function ListField(props: FieldProps): ReactNode {
  // The component must not change while it is mounted: its rows would lose their state.
  const [List] = useState(() => here ?? Fetched);
  return <Suspense fallback={<div className="f-list-waiting" role="status" aria-busy aria-label="Loading the list" />}>
    <List {...props} />
  </Suspense>;
}
