import type { ReactNode } from 'react';
import { underAmount, type Payments } from './payments';

interface PriceBarProps {
  readonly payments?: Payments;
  readonly calculating?: string;
  /** Why the button cannot be pressed yet. */
  readonly needed?: string;
  readonly children: ReactNode;
}

const firstSentence = (text: string): string | undefined => text.split(/(?<=\.)\s/u, 1)[0];

/** On a phone: amount and button at the lower edge while the price panel is below the fold. */
export function PriceBar({ payments, calculating, needed, children }: PriceBarProps) {
  const amount = calculating ? <span className="price-shine" aria-hidden="true"><i /></span>
    : <strong className="price">{payments?.first ?? 'No price yet'}</strong>;
  const words = calculating ? firstSentence(calculating) : needed ?? (payments && underAmount(payments));
  return (
    <div className="price-bar">
      <div className="wrap price-bar-row">
        <p className="price-bar-said">{amount} {words && <span>{words}</span>}</p>
        {children}
      </div>
    </div>
  );
}
