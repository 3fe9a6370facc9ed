import type { ReactNode } from 'react';

interface BannerProps { readonly icon: ReactNode; readonly label: string; readonly isWarning?: boolean; readonly children: ReactNode }

/** One line above everything: icon and words. */
export function Banner({ icon, label, isWarning = false, children }: BannerProps) {
  return <aside className={isWarning ? 'banner warning' : 'banner'} aria-label={label}>{icon}<p>{children}</p></aside>;
}
