import type { ReactNode } from 'react';

/** Stands in for markdown-to-jsx, which @rjsf/core carries for a setting we never use (31 kB gzip). Plain text stays plain text. */
export function Markdown({ children }: { readonly children?: ReactNode }): ReactNode {
  return children ?? null;
}
export default Markdown;
