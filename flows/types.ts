import type { Adapters, Derive, FlowDefinition } from '#engine';
import type { SurveyKit } from '#engine/survey';
import type { QuoteService } from '#api/adapters/quoteService';
import type { SiteSettings } from '#api/contracts/site';
import type { Tools } from '#api/types';
import type { FaqContent, LandingContent } from '#schemas/line';
import type { Rating } from '#api/sandbox/quotes/rating';
import type { LineFile } from './file/lineFile';

/** A product line: definition, adapters, and `derive` for values that must be calculated. */
export interface Product {
  readonly flow: FlowDefinition;
  readonly adapters: Adapters<Tools, never>;
  readonly derive: Derive;
  /** For lines of the quote service: what their adapters send. */
  readonly quote?: QuoteService;
  /** How the sandbox rates it, where that is said in the same file. */
  readonly rating?: Rating;
  /** The file that says all of it. */
  readonly file?: LineFile;
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
  /** Who issues the policies of these pages, where that is not the site's own insurer (PY-029). */
  readonly underwriter?: string;
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
