import { getPath, type Context } from '#engine';
import type { CompareContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { money } from '#widgets/format/money';
import type { Cell } from '../../parts/CellText';
import { currencyIn, textAt } from '../content';

/** A column: a plan with its price, and what it covers in the order of the rows. */
export interface Offer {
  readonly id: string;
  readonly title: string;
  /** Absent: not available (S-39). */
  readonly price?: string;
  readonly choose: string;
  readonly cells: readonly Cell[];
  /** The value of CHOOSE. */
  readonly plan: unknown;
}

/** Money with the cents only when there are any. */
const shortMoney = (amount: unknown, currency: string | undefined): string =>
  money(amount, currency, Number.isInteger(Number(amount)) ? 0 : 2);

function cellOf(text: string | undefined): Cell {
  const [first, ...more] = (text ?? '').split('\n');
  return { ...(first ? { text: first } : {}), ...(more.length > 0 ? { small: more.join(' ') } : {}) };
}

/** The columns in the order they came: the flow has put the tiers in theirs (C-30). */
export function offersOf(content: Pick<CompareContent, 'offers' | 'currency' | 'rows' | 'choose'>, context: Context): readonly Offer[] {
  const list = getPath(context, content.offers);
  return (Array.isArray(list) ? (list as readonly Context[]) : []).map((offer, index) => {
    const tier = textAt(offer, 'tier') ?? '';
    const price = offer.price === undefined ? '' : shortMoney(offer.price, currencyIn(context, content.currency));
    return {
      id: tier || String(index), title: textAt(offer, 'title') ?? '', choose: fill(content.choose, offer), plan: offer.plan,
      ...(price ? { price } : {}),
      cells: content.rows.map(({ cells }) => cellOf(Object.hasOwn(cells, tier) ? cells[tier] : undefined)),
    };
  });
}
