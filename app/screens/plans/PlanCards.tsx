import { ArrowRight } from 'lucide-react';
import type { Context } from '#engine';
import type { PlansContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { CellText } from '../../parts/CellText';
import { DocumentLink } from '../../parts/DocumentLink';
import { OfferCard } from '../../parts/OfferCard';
import { PriceSplit } from '../../parts/PriceSplit';
import { SubmitButton } from '../../parts/SubmitButton';
import { coverRows, type PlanView } from './planView';

interface PlanCardsProps {
  readonly plans: readonly PlanView[];
  readonly content: PlansContent;
  readonly context: Context;
  readonly busy: boolean;
  readonly onChoose: (plan: PlanView) => void;
  readonly onDocument: () => void;
}

/** A card for each plan: what it covers, the price per month. */
export function PlanCards({ plans, content, context, busy, onChoose, onDocument }: PlanCardsProps) {
  return (
    <div className="offers">
      {plans.map((plan) => (
        <OfferCard key={plan.id} title={plan.title} price={plan.price && <PriceSplit title={plan.price} per={fill(content.per, context)} />}
          rows={coverRows(content, plan, context).map(({ label, cell }) => ({ label, value: <CellText {...cell} /> }))}>
          <SubmitButton className="block" busy={busy} busyLabel="One moment" onPress={() => onChoose(plan)}
            after={<ArrowRight size={20} aria-hidden />}>
            <span>{content.choose}</span><span className="sr-only">{` ${plan.title}`}</span>
          </SubmitButton>
          <DocumentLink href={plan.document} about={plan.title} className="small" onOpen={onDocument}>{content.documentLink}</DocumentLink>
        </OfferCard>
      ))}
    </div>
  );
}

/** Placeholder cards while the plans load. */
export function CardsWaiting({ cards = 2, rows }: { readonly cards: number | undefined; readonly rows: number }) {
  return (
    <div className="offers">
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className="sheet offer skeleton" aria-hidden="true"><i />
          {Array.from({ length: rows }, (__, row) => <i key={row} className="row" />)}<i className="wide" /></div>
      ))}
      <output className="sr-only">Loading the plans</output>
    </div>
  );
}
