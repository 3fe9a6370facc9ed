import type { ReactNode } from 'react';

/** A button that reads as a link: it does something here, it does not lead elsewhere. */
export function LinkButton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return <button type="button" className="link" onClick={onClick}>{children}</button>;
}
