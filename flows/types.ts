import type { Adapters, Derive, FlowDefinition } from '#engine';
import type { SurveyKit } from '#engine/survey';
import type { QuoteService } from '#api/adapters/quoteService';
import type { SiteSettings } from '#api/contracts/site';
import type { Tools } from '#api/types';
import type { Rating } from '#api/sandbox/quotes/rating';

/** A product line: definition, adapters, and `derive` for values that must be calculated. */
export interface Product {
  readonly flow: FlowDefinition;
  readonly adapters: Adapters<Tools, never>;
  readonly derive: Derive;
  /** For lines of the quote service: what their adapters send. */
  readonly quote?: QuoteService;
  /** How the sandbox rates it, where that is said in the same file. */
  readonly rating?: Rating;
  /** For lines whose questions the server sends. */
  readonly survey?: SurveyKit;
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
  /** Where the landing's button leads: a step's path, or the gate's. */
  readonly startPath: string;
  /**
   * A path that is no step: it leads on to the first step, or to the main site when the first label of the host is one of
   * these and a main site is configured (RN-002, C-03, C-04).
   */
  readonly gate?: { readonly path: string; readonly leaves: readonly string[] };
  /** Entering the first step begins anew (RN-044): the landing page clears what was stored (RN-019). */
  readonly afresh?: boolean;
  readonly paths: readonly string[];
  /** The whole line is one file. */
  readonly isFile?: true;
  /**
   * At the front of a site's list its landing is the site's first page (AS-005); that of a site which begins with
   * another line shows all its lines (S-62).
   */
  readonly isFront?: boolean;
  /** `/start` belongs to it (AS-002). */
  readonly ownsStart?: boolean;
  /** Links above and below its pages, besides the site's own (AS-009, AS-010). */
  readonly frame?: Frame;
  readonly landing: () => Promise<LandingContent>;
  /** Questions and answers, at `/faq` below the base. */
  readonly faq?: () => Promise<FaqContent>;
  /** Settings of a site that choose another definition (RN-054): the build checks each of them, too. */
  readonly variants?: readonly SiteSettings[];
  /** A site's settings may choose a variant. */
  readonly product: (settings?: SiteSettings) => Promise<Product>;
}

export interface InnerLink { readonly label: string; readonly to: string }
/** Links that stand on several pages. */
export interface Frame {
  readonly navigation: readonly InnerLink[];
  readonly footer: readonly InnerLink[];
}
/** A page that belongs to no line: an address at the top, and its words. */
export interface PageEntry {
  /** Without the slash in front, like a line's base. */
  readonly base: string;
  readonly frame: Frame;
  readonly content: () => Promise<PageContent>;
}

export type Illustration = 'house' | 'car' | 'shop' | 'suitcase' | 'pet';
export interface LandingContent {
  readonly headline: string;
  /** What is covered. */
  readonly lead: string;
  /** From what price, and how long it takes, where the lead does not say so. */
  readonly facts: readonly string[];
  readonly action: string;
  readonly illustration: Illustration;
  readonly cardsTitle: string;
  readonly cards: readonly { readonly icon: string; readonly title: string; readonly text: string }[];
  readonly price: {
    readonly before: string; readonly amount: string; readonly after: string; readonly title: string; readonly text: string;
  };
  /** The hero asks for the country: only this one leads on (VC-003, VC-004, VC-023 … VC-025). */
  readonly country?: {
    readonly only: string; readonly label: string; readonly placeholder: string; readonly missing: string;
    readonly refusal: { readonly title: string; readonly message: string; readonly button: string };
    /** A second button with the same effect. */
    readonly secondAction: string;
  };
  /** Links below the hero: documents, questions, claims. `to` is an address of the shop, `href` a document. */
  readonly links?: readonly { readonly label: string; readonly to?: string; readonly href?: string; readonly track?: string }[];
  /**
   * The main button opens another company's questionnaire in a window of its own, with our client id and
   * name (BO-023). The banner leads into the flow.
   */
  readonly popup?: { readonly label: string };
  /** The hero asks for the address, which travels on to the first step (RN-016, S-94). */
  readonly addressForm?: { readonly label: string };
  readonly quotesTitle?: string;
  readonly quotes?: readonly { readonly text: string; readonly who: string }[];
  readonly banner: { readonly title: string; readonly text: string; readonly action: string };
}

/** A line of a detail table: left out when the filled value is empty. `value` is a template, see widgets/format/fill. */
export interface DetailRow { readonly label: string; readonly value: string; /** A Change link to this step. */ readonly change?: string }

/** Screen kinds `form` (a form in a sheet) and `question` (one question, as radio cards). */
export interface FormContent {
  readonly lead?: string;
  readonly hint?: string;
  /** A line's name above the heading (RN-003), or the chosen plan's (RS-013): a template; the flow's title when absent or empty. */
  readonly over?: string;
  /** A document under the heading, at a path; opening it sends the analytics event `track` (RS-013, S-86). */
  readonly document?: { readonly path: string; readonly label: string; readonly track?: string };
  /** The first step shows a Back that cannot be pressed (RN-005). */
  readonly lockedBack?: boolean;
  /** The line's drawing; one step names it for all. */
  readonly illustration?: Illustration;
}

/**
 * Screen kind `entries`: a list whose entries are added, changed and removed. ADD, EDIT and REMOVE are the step's own events; the form of
 * an entry is a step over this one.
 */
export interface EntriesContent {
  readonly lead?: string;
  /** Path of the list. */
  readonly list: string;
  /** Path; dollars where nothing is said. */
  readonly currency?: string;
  /** How an entry reads: templates over it, and the path of an amount inside it. */
  readonly entry: { readonly title: string; readonly text: string; readonly amount?: string };
  readonly add: string;
  /** Once there is an entry. */
  readonly another: string;
  readonly edit: string;
  readonly remove: string;
  /** The label of the sum of all amounts. */
  readonly total?: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** What Next waits for while the list is empty. */
  readonly needed: string;
  /** So many may be added; and what is said then. */
  readonly most: number;
  readonly full: string;
}
/** Screen kind `entry`: the form of one entry, in a dialog over its list. NEXT saves it, DISMISS restores what was there. */
export interface EntryContent { readonly save: string; readonly cancel: string }

/** Screen kind `survey`: the server's questions, one screen at a time. */
export interface SurveyContent {
  /** Path of the disclaimer when a screen brings none (SV-007). */
  readonly bottom?: string;
  /** What stands above the fields of a mailing-address screen (SV-008): templates. */
  readonly mailing?: readonly { readonly label: string; readonly value: string }[];
  /**
   * Told when an amount is above the limit of a field with `ui:options.vip` (SV-056): templates,
   * `{limit}` and `{support_phone}` besides the context.
   */
  readonly vip?: { readonly title: string; readonly message: string };
}

/** How a price is shown: the panel and the bar (PY-002, PY-003). All are paths. */
export interface PriceContent {
  readonly schedule: string;
  readonly currency: string;
  readonly cadence?: string;
}

/** Screen kind `quote`: facts, coverage selects, the ways to pay, and the price that follows them. The step's `refresh` recalculates. */
export interface QuoteContent {
  readonly facts: readonly (DetailRow & { readonly icon: string })[];
  readonly groups: readonly { readonly title: string; /** Fields of the step's form, dotted. */ readonly fields: readonly string[] }[];
  /** Path of `{ [field]: { title, description } }`: the plan's own names of the coverages (RN-021). */
  readonly names?: string;
  /** Field → its key in there, where the plan spells it differently. */
  readonly namedAs?: Readonly<Record<string, string>>;
  readonly price: PriceContent;
  /** A sentence under the price: `Cover starts {policyStartDate|date}.` */
  readonly note?: string;
  /** `Auto-renews on` … shown for these cadences (RN-083). */
  readonly renews?: { readonly cadence: string; readonly label: string; readonly from: string };
  readonly document?: { readonly path: string; readonly label: string };
  /** The sentence in the panel while the price is worked out. */
  readonly calculating: string;
}

/** Screen kind `plans`: a tab per plan, dearest first as the adapter sorted them; CHOOSE carries the whole plan. */
export interface PlansContent {
  readonly lead?: string;
  /** Tabs, one plan at a time; or cards side by side where a few amounts tell the plans apart. */
  readonly layout?: 'tabs' | 'cards';
  /** The loader shows at least so many milliseconds (VC-008). */
  readonly atLeast?: number;
  /** Rows of a card: label and path inside the plan; amounts without decimals (WG-020). */
  readonly amounts?: readonly { readonly label: string; readonly path: string }[];
  readonly currency?: string;
  /** Path of the list in the context. */
  readonly plans: string;
  /** Paths inside a plan. */
  readonly plan: {
    readonly id: string; readonly title: string; readonly price: string; readonly summary?: string; readonly document?: string;
  };
  /** `per day`, beside a price parsed as dollars and cents (RC-083); on cards a template. */
  readonly per: string;
  /** When set, the sum box multiplies the price by the days between two dates, both included. */
  readonly days?: { readonly from: string; readonly to: string };
  readonly sum: { readonly line: string; readonly total: string };
  readonly choose: string;
  readonly documentLink: string;
  /** Told to analytics when the document is opened (S-86). */
  readonly documentTrack?: string;
  readonly illustration?: Illustration;
  readonly empty: { readonly title: string; readonly text: string };
}

/**
 * Screen kind `compare`: plans side by side, one row a coverage; cards in the same order on a phone. CHOOSE carries the plan of the column.
 */
export interface CompareContent {
  readonly lead?: string;
  /**
   * Path of `[{ plan, tier, title, price }]`: the plans with what each costs, in the order of the
   * columns; without a price a column shows a dash (S-39).
   */
  readonly offers: string;
  readonly currency?: string;
  /** `/year` */
  readonly per: string;
  readonly rows: readonly {
    readonly label: string; readonly help?: string;
    /** Tier → what it covers, after a line break its small print; absent: not covered. */
    readonly cells: Readonly<Record<string, string>>;
  }[];
  /** A template over the offer: `Choose {title}`. */
  readonly choose: string;
  readonly empty: { readonly title: string; readonly text: string };
}

/** Screen kind `addOns`: what a plan can be extended by, to tick; SKIP goes on without. */
export interface AddOnsContent {
  readonly lead?: string;
  /** Path of the add-ons `[{ value, title, amount, price, document }]`. */
  readonly list: string;
  readonly currency: string;
  readonly amountLabel: string;
  readonly per: string;
  readonly skip: string;
  readonly documentLink: string;
}

/** PY-013: what pressing the button does to the money. */
export type PaymentAction = 'charge' | 'refund' | 'no_change';
/**
 * Screen kind `payment`: summary, totals, card form (the step's `form`), acknowledgment, pay. A step
 * without a card has none in its form, or no form at all (PY-015).
 */
export interface PaymentContent {
  /** `charge` when absent. */
  readonly action?: PaymentAction;
  /** Path of what goes back, and to which cards: `{ by_payment_method, total_refund_amount }` (PY-012). */
  readonly refund?: string;
  /** A table whose rows are all empty is left out, with its title (RS-034, S-44). */
  readonly tables: readonly { readonly title?: string; readonly rows: readonly DetailRow[] }[];
  /** Left out where nothing is to be paid. */
  readonly totals?: string;
  readonly currency: string;
  /** The label of the last line of the totals (RS-036); `Total due` when absent. */
  readonly totalLabel?: string;
  /** Several payments: shown as on the quote. */
  readonly price?: PriceContent;
  readonly renews?: QuoteContent['renews'];
  /** Fields of the step's form that stand with the price, not with the card: the ways to pay (C-34). */
  readonly priceFields?: readonly string[];
  /** The sentence beside the price while it is worked out. */
  readonly calculating?: string;
  /** Server HTML or text below (PY-001, S-58): a path. */
  readonly disclaimer?: string;
  /** A sentence under the total ("One payment, for {…|days} of cover."). */
  readonly note?: string;
  /** The tick box: its label with the linked word in [brackets]; where the tick is kept. Ticking sends ACCEPT, unticking DISMISS. */
  readonly acknowledgment?: { readonly label: string; readonly save: string };
}

/** Questions and answers, each opened by itself (VC-006, RS-004). */
export interface FaqContent {
  readonly title: string;
  readonly lead?: string;
  readonly questions: readonly { readonly question: string; readonly answer: readonly string[] }[];
  readonly action: { readonly label: string };
}
/** A page of words: about, contact, claims, sitemap. */
export interface PageContent {
  readonly title: string;
  readonly lead?: string;
  readonly sections: readonly PageSection[];
}
export interface PageSection {
  readonly title: string;
  readonly text?: readonly string[];
  readonly list?: readonly string[];
  readonly facts?: readonly { readonly label: string; readonly value: string; readonly href?: string }[];
  readonly links?: readonly { readonly label: string; readonly to?: string; readonly href?: string }[];
  /** Opens a dialog that only explains. */
  readonly dialogs?: readonly {
    readonly label: string; readonly title: string; readonly text?: readonly string[]; readonly list?: readonly string[];
  }[];
}

/** Screen kind `confirmation`. */
export interface ConfirmationContent {
  /** Path; nothing is shown when it is absent (C-33). */
  readonly policyNumber: string;
  readonly status: string;
  /** Instead of "A confirmation has been sent to you.": a template (PY-027). */
  readonly message?: string;
  readonly document?: { readonly path: string; readonly label: string };
  /** A table whose rows are all empty is left out, with its title (RS-034, S-44). */
  readonly tables: readonly { readonly title: string; readonly rows: readonly DetailRow[] }[];
  /** Left out when nothing is said (C-39). */
  readonly totals?: string;
  readonly currency?: string;
  /** Several payments: what is paid now and what follows. */
  readonly price?: PriceContent;
  /** Whom to call (RN-015), and the small print: templates, `{support_phone}`, `{disclaimer}`. */
  readonly phone?: string;
  readonly disclaimer?: string;
  readonly next: readonly NextLine[];
  /** Instead of the message, `next` and the document, while the policy is in review. The build refuses a line without it. */
  readonly pending: PendingContent;
}
/** PY-026: that nothing is covered yet, and when the answer comes: templates. */
export interface PendingContent { readonly message: string; readonly next: readonly NextLine[] }
/** A line of "What happens next": templates. */
export interface NextLine { readonly icon: string; readonly title: string; readonly text: string }
