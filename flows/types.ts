import type { Adapters, Derive, FlowDefinition } from '#engine';
import type { Tools } from '#api/types';

/** A product line as the house knows it: data, an adapter, copy; `derive` only where a value must be worked out. */
export interface Product {
  readonly flow: FlowDefinition;
  readonly adapters: Adapters<Tools, never>;
  readonly derive: Derive;
}

/** What the first page needs to know of a line before its flow is loaded. */
export interface CatalogueEntry {
  readonly id: string;
  /** Code in the partner's catalogue: `rental_car`. */
  readonly code: string;
  /** First segment of its addresses. */
  readonly base: string;
  readonly title: string;
  /** Other names under /embed (AS-003). */
  readonly aliases: readonly string[];
  /** The step the landing's button leads to: its path. */
  readonly startPath: string;
  readonly paths: readonly string[];
  readonly landing: () => Promise<LandingContent>;
  readonly product: () => Promise<Product>;
}

export type Illustration = 'house' | 'car' | 'shop' | 'suitcase';
export interface LandingContent {
  readonly headline: string;
  readonly lead: string;
  readonly action: string;
  readonly illustration: Illustration;
  readonly cardsTitle: string;
  readonly cards: readonly { readonly icon: string; readonly title: string; readonly text: string }[];
  readonly price: { readonly before: string; readonly amount: string; readonly after: string; readonly title: string; readonly text: string };
  readonly quotesTitle?: string;
  readonly quotes?: readonly { readonly text: string; readonly who: string }[];
  readonly banner: { readonly title: string; readonly text: string; readonly action: string };
}

/** A line of a detail table: left out when the filled value is empty. `value` is a template, see widgets/format/fill. */
export interface DetailRow { readonly label: string; readonly value: string; /** A Change link to this step. */ readonly change?: string }

/** Screen kinds `form` (a form in a sheet) and `question` (one question, as radio cards). */
export interface FormContent { readonly lead?: string; readonly hint?: string }

/** Screen kind `plans`: a tab per plan, dearest first as the adapter sorted them; CHOOSE carries the whole plan. */
export interface PlansContent {
  readonly lead?: string;
  /** Path of the list in the context. */
  readonly plans: string;
  /** Paths inside a plan. */
  readonly plan: { readonly id: string; readonly title: string; readonly price: string; readonly summary?: string; readonly document?: string };
  /** `per day`, beside a price parsed as dollars and cents (RC-083). */
  readonly per: string;
  /** When set, the sum box multiplies the price by the days between two dates, both included. */
  readonly days?: { readonly from: string; readonly to: string };
  readonly sum: { readonly line: string; readonly total: string };
  readonly choose: string;
  readonly documentLink: string;
  readonly illustration?: Illustration;
  readonly empty: { readonly title: string; readonly text: string };
}

/** Screen kind `payment`: summary, totals, card form (the step's `form`), acknowledgment, pay. */
export interface PaymentContent {
  readonly action: 'charge' | 'refund' | 'no_change';
  readonly tables: readonly { readonly title?: string; readonly rows: readonly DetailRow[] }[];
  readonly totals: string;
  readonly currency: string;
  /** A sentence under the total ("One payment, for {…|days} of cover."). */
  readonly note?: string;
  /** The tick box: its label with the linked word in [brackets]; where the tick is kept. Ticking sends ACCEPT, unticking DISMISS. */
  readonly acknowledgment?: { readonly label: string; readonly save: string };
}

/** Screen kind `confirmation`. */
export interface ConfirmationContent {
  readonly policyNumber: string;
  readonly status: string;
  readonly document?: { readonly path: string; readonly label: string };
  readonly tables: readonly { readonly title: string; readonly rows: readonly DetailRow[] }[];
  readonly totals: string;
  readonly currency: string;
  readonly next: readonly { readonly icon: string; readonly title: string; readonly text: string }[];
}
