import type { ReactNode } from 'react';
import { dialled } from './dialled';

interface PhoneLinkProps {
  readonly phone: string;
  readonly className?: string;
  /** Before the number. */
  readonly children?: ReactNode;
}
/** A phone number that a press calls; a text without one ("by post") is no link. */
export function PhoneLink({ phone, className, children }: PhoneLinkProps) {
  const number = dialled(phone);
  return number === undefined ? <span className={className}>{children}{phone}</span>
    : <a className={className} href={`tel:${number}`}>{children}{phone}</a>;
}
