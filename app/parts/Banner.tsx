import type { ReactNode } from 'react';

/** One line above everything: icon and words. */
export function Banner({ icon, label, children }: { readonly icon: ReactNode; readonly label: string; readonly children: ReactNode }) {
  return <aside className="banner" aria-label={label}>{icon}<p>{children}</p></aside>;
}
