import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The error of a field: icon and text, never colour alone. */
export function ErrorLine({ id, text }: { readonly id: string; readonly text: string | undefined }): ReactNode {
  return text ? <p id={id} className="f-error"><CircleAlert className="f-icon" size={18} aria-hidden /><span dir="auto">{text}</span></p>
    : null;
}
