import type { ReactNode } from 'react';
import { Spot } from '../illustrations/Spot';

/** An empty result: title, text and an action. */
export function EmptyState(
  { picture, title, text, children }: { readonly picture: string; readonly title: string; readonly text: string;
  readonly children?: ReactNode }) {
  return <div className="sheet card message"><Spot name={picture} /><h2>{title}</h2><p className="quiet">{text}</p>{children}</div>;
}
