import type { ReactNode } from 'react';

/** A sentence about what was typed, said when it comes (quality 20). Always there, so that it is heard. */
export const Notice = ({ text }: { readonly text: string }): ReactNode => <p className="f-notice" role="status">{text}</p>;
