import type { ReactNode } from 'react';
import { Spot } from '../illustrations/Spot';

/** Nothing was found: what was looked for, what to do, one way on. */
export function EmptyState(
  { picture, title, text, children }: { readonly picture: string; readonly title: string; readonly text: string;
  readonly children?: ReactNode }) {
  return <div className="sheet card message"><Spot name={picture} /><h2>{title}</h2><p className="quiet">{text}</p>{children}</div>;
}
