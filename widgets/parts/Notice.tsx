import type { ReactNode } from 'react';

/** A live region about the typed text (quality 20). Always rendered, so that screen readers announce changes. */
export const Notice = ({ text }: { readonly text: string }): ReactNode => <p className="f-notice" role="status">{text}</p>;
