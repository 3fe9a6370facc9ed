import type { CompareContent } from '#flows/screenContent';
import { SubmitButton } from '../../parts/SubmitButton';
import { CellText } from '../../parts/CellText';
import type { Offer } from './offers';

interface CompareTableProps {
  readonly caption: string;
  readonly offers: readonly Offer[];
  readonly content: CompareContent;
  readonly busy: boolean;
  readonly onChoose: (offer: Offer) => void;
}

/** A column for each plan, a row for each coverage, equal buttons under the prices (BO-014, BO-015). */
export function CompareTable({ caption, offers, content, busy, onChoose }: CompareTableProps) {
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
export function OfferPrice({ price, per }: { readonly price: string | undefined; readonly per: string }) {
  if (!price) return <span className="price-split"><span className="price" aria-hidden="true">–</span>
    <span className="per">Not available</span></span>;
  return <span className="price-split"><span className="price">{price}</span> <span className="per">{per}</span></span>;
}
