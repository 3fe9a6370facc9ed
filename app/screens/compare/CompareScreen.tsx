import type { CompareContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { Figure } from '../../illustrations/Spot';
import { BackRow } from '../../parts/Actions';
import { EmptyState } from '../../parts/EmptyState';
import { Heading } from '../../parts/Heading';
import { OfferCard } from '../../parts/OfferCard';
import { SubmitButton } from '../../parts/SubmitButton';
import { contentOf, pictureOf } from '../content';
import type { ScreenProps } from '../types';
import { CellText } from '../../parts/CellText';
import { offersOf, type Offer } from './offers';

/** Kind `compare`: a table of plans, on a phone cards in the same order. The style sheet shows one of the two. */
export function Screen({ flow, step, view, send }: ScreenProps) {
  const content = contentOf<CompareContent>(step);
  const { context, busy } = view;
  const offers = offersOf(content, context);
  const lead = content.lead && fill(content.lead, context);
  const choose = ({ plan }: Offer) => send({ type: 'CHOOSE', value: plan });
  const explained = content.rows.filter(({ help }) => help);
  return (
    <section className="screen plans">
      <div className="wrap page">
        <div className="plans-head">
          <div><Heading>{step.title}</Heading>{lead && <p className="lead">{lead}</p>}</div>
          {offers.length > 0 && <Figure name={pictureOf(flow)} className="plans-figure" />}
        </div>
        {offers.length === 0 && <EmptyState picture={pictureOf(flow)} title={content.empty.title} text={content.empty.text} />}
        {offers.length > 0 && (
          <>
            <div className="sheet on-wide">
              <CompareTable caption={step.title} offers={offers} content={content} busy={busy} onChoose={choose} />
            </div>
            <div className="offers on-phone">
              {offers.map((offer) => (
                <OfferCard key={offer.id} title={offer.title} price={<OfferPrice price={offer.price} per={content.per} />}
                  rows={content.rows.map(({ label }, row) => ({ label, value: <CellText {...offer.cells[row]} /> }))}>
                  {offer.price && <SubmitButton className="block" busy={busy} busyLabel="One moment" onPress={() => choose(offer)}>
                    {offer.choose}
                  </SubmitButton>}
                </OfferCard>
              ))}
            </div>
            {explained.length > 0 && (
              <details className="sheet explained">
                <summary>What each coverage means</summary>
                <dl className="details">{explained.map(({ label, help }) => <div key={label}><dt>{label}</dt><dd>{help}</dd></div>)}</dl>
              </details>
            )}
          </>
        )}
        <BackRow view={view} send={send} className="plans-back" />
      </div>
    </section>
  );
}

interface CompareTableProps {
  readonly caption: string;
  readonly offers: readonly Offer[];
  readonly content: CompareContent;
  readonly busy: boolean;
  readonly onChoose: (offer: Offer) => void;
}

/** A column for each plan, a row for each coverage, equal buttons under the prices (BO-014, BO-015). */
function CompareTable({ caption, offers, content, busy, onChoose }: CompareTableProps) {
  return (
    <table className="compare">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col"><span className="sr-only">Coverage</span></th>
          {offers.map((offer) => (
            <th key={offer.id} scope="col">
              <span className="compare-title">{offer.title}</span>
              <OfferPrice price={offer.price} per={content.per} />
              {offer.price && <SubmitButton className="block small" busy={busy} busyLabel="One moment" onPress={() => onChoose(offer)}>
                {offer.choose}
              </SubmitButton>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {content.rows.map(({ label }, row) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {offers.map(({ id, cells }) => <td key={id}><CellText {...cells[row]} /></td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The price of a plan; a dash where it is not available (S-39). */
function OfferPrice({ price, per }: { readonly price: string | undefined; readonly per: string }) {
  if (!price) return <span className="price-split"><span className="price" aria-hidden="true">–</span>
    <span className="per">Not available</span></span>;
  return <span className="price-split"><span className="price">{price}</span> <span className="per">{per}</span></span>;
}
