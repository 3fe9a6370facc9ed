import type { ReactNode } from 'react';

/** The one heading of a step. It takes the focus when the step changes, so it is read once (WCAG 2.4.3). */
export function Heading({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return <h1 id={id} tabIndex={-1} data-step-heading="">{children}</h1>;
}
