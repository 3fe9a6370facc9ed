import { Check, Minus } from 'lucide-react';
import type { Cell } from './offers';

/** What a plan covers of a row, in words; a sign goes along where it is a yes or a no (look.md 1.4). */
export function CellText({ text, small }: Cell) {
  if (text === undefined) return <span className="not-covered"><Minus size={18} aria-hidden />Not included</span>;
  if (text === 'Included') return <span className="covered"><Check size={20} strokeWidth={3} aria-hidden />{text}</span>;
  return <>{text}{small && <> <small>{small}</small></>}</>;
}
