import type { ReactNode } from 'react';
import { Spot } from '../illustrations/Spot';
import { Heading } from './Heading';

interface SheetProps {
  readonly title: string;
  /** The line of business, above the heading. */
  readonly product: string;
  readonly picture: string;
  readonly lead?: string;
  /** A sign above the heading instead of the line's own drawing. */
  readonly badge?: ReactNode;
  /** Counts the questions that follow each other on this sheet: each comes in like a sheet of its own, with a heading of its own to be read. */
  readonly turn?: number;
  /** What belongs to the heading and stands right under it. */
  readonly under?: ReactNode;
  /** Id of the place above everything else, where a form puts what is wrong with it. */
  readonly summaryId: string;
  readonly children: ReactNode;
}

/** One question on one white sheet. */
export function Sheet({ title, product, picture, lead, badge, turn = 0, under, summaryId, children }: SheetProps) {
  return (
    <section className={turn % 2 === 0 ? 'screen' : 'screen odd'}>
      <div className="sheet step">
        <div id={summaryId} />
        <div className="step-head">{badge || <Spot name={picture} />}<p>{product}</p></div>
        <Heading key={turn}>{title}</Heading>
        {lead && <p className="lead">{lead}</p>}
        {under}
        {children}
      </div>
    </section>
  );
}
