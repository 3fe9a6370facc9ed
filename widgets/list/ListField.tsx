import type { FieldProps } from '@rjsf/utils';
import { Suspense, type ReactNode } from 'react';
import { preloadable } from '../parts/preloadable';

export const list = preloadable(async () => (await import('./List')).List);

/** Rows of fields, or several choices of one question: 5 kB that a form without them does not bring. */
export function ListField(props: FieldProps): ReactNode {
  return <Suspense fallback={<div className="f-list-waiting" role="status" aria-busy aria-label="Loading the list" />}>
    <list.Part {...props} />
  </Suspense>;
}
