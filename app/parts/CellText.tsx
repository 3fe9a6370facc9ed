import { Check, Minus } from 'lucide-react';

/** What a plan covers, perhaps with small print; empty when it does not cover it. */
export interface Cell { readonly text?: string; readonly small?: string }

/** The text of a coverage, with an icon for yes and no. */
export function CellText({ text, small }: Cell) {
  if (text === undefined) return <span className="not-covered"><Minus size={18} aria-hidden />Not included</span>;
  if (text === 'Included') return <span className="covered"><Check size={20} strokeWidth={3} aria-hidden />{text}</span>;
  return <><span>{text}</span>{small && <> <small>{small}</small></>}</>;
}
