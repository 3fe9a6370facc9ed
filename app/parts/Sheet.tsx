import type { ReactNode } from 'react';
import { Spot } from '../illustrations/Spot';
import { Heading } from './Heading';

interface SheetProps {
  readonly title: string;
  /** The line of business, above the heading. */
  readonly product: string;
  /** Of what was chosen, beside it. */
  readonly price?: string;
  readonly picture: string;
  readonly lead?: string;
  /** Shown above the heading instead of the line's drawing. */
  readonly badge?: ReactNode;
  /** Number of the question on this sheet: each question has its own entrance animation and heading element. */
  readonly turn?: number;
  /** Shown right under the heading. */
  readonly under?: ReactNode;
  /** Id of the element at the top where a form puts its error summary. */
  readonly summaryId: string;
  /** A dialog lies over it, and has the page's heading. */
  readonly isUnder?: boolean;
  readonly children: ReactNode;
}

/** One question on one white sheet. */
export function Sheet({
  title, product, price, picture, lead, badge, turn = 0, under, summaryId, isUnder = false, children,
}: SheetProps) {
  return (
    <section className={turn % 2 === 0 ? 'screen' : 'screen odd'}>
      <div className="sheet step">
        <div id={summaryId} />
        <div className="step-head">
          {badge || <Spot name={picture} />}
          <p>{product}</p>
          {price && <output className="price">{price}</output>}
        </div>
        {isUnder ? <p className="under-heading">{title}</p> : <Heading key={turn}>{title}</Heading>}
        {lead && <p className="lead">{lead}</p>}
        {under}
        {children}
      </div>
    </section>
  );
}
