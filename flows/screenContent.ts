import type { ScreenSpec } from '#engine/check';
import type { Illustration } from '#schemas/line';

/** What a word of a specification stands for. */
interface Words {
  readonly text: string; readonly template: string; readonly path: string; readonly currency: string; readonly step: string; readonly field: string;
  readonly entryPath: string; readonly entryAmount: string; readonly entryTemplate: string;
  readonly number: number; readonly flag: boolean; readonly icon: string; readonly drawing: Illustration;
}
type Optional<Of> = { [Name in keyof Of]: Of[Name] extends `${string}?` | { readonly optional: true } ? Name : never }[keyof Of];
/** The content that a specification describes. What each word means to a visitor: `app/guides/contentWords.ts`. */
type ContentOf<Spec> = Spec extends `${infer Word extends keyof Words}?` ? Words[Word]
  : Spec extends keyof Words ? Words[Spec]
  : Spec extends { readonly oneOf: readonly (infer Choice)[] } ? Choice
  : Spec extends { readonly template: readonly string[] } ? string
  : Spec extends { readonly list: infer Each } ? readonly ContentOf<Each>[]
  : Spec extends { readonly each: infer Each } ? Readonly<Record<string, ContentOf<Each>>>
  : Spec extends { readonly of: infer Of }
    ? { readonly [Name in Exclude<keyof Of, Optional<Of>>]: ContentOf<Of[Name]> } & { readonly [Name in Optional<Of>]?: ContentOf<Of[Name]> }
    : never;

/** A line of a detail table: left out when the filled value is empty. `value` is a template, see widgets/format/fill. */
const row = { of: { label: 'text', value: 'template', change: 'step?' } } as const;
export type DetailRow = ContentOf<typeof row>;
/** A table whose rows are all empty is left out, with its title (RS-034, S-44). */
const tables = { list: { of: { title: 'text?', rows: { list: row } } } } as const;
/** Opening it sends the analytics event `track` (RS-013, S-86). */
const document = { of: { path: 'path', label: 'text', track: 'text?' }, optional: true } as const;
const empty = { of: { title: 'text', text: 'text' } } as const;
/** How a price is shown: the panel and the bar (PY-002, PY-003). */
const price = { of: { schedule: 'path', currency: 'currency?', cadence: 'path?' } } as const;
export type PriceContent = ContentOf<typeof price>;
/** `Auto-renews on` … shown for these cadences (RN-083). */
const renews = { of: { cadence: 'text', label: 'text', from: 'path' }, optional: true } as const;
/** A line of "What happens next". */
const nextLine = { of: { icon: 'icon', title: 'template', text: 'template' } } as const;
export type NextLine = ContentOf<typeof nextLine>;

/** `over` is the flow's title when absent or empty (RN-003, RS-013); `overPrice` keeps a price in view from its choice to its payment. */
const overHeading = { over: 'template?', overPrice: 'template?' } as const;
/** A form in a sheet, or one question as radio cards. */
const form = { of: {
  lead: 'template?', hint: 'template?', ...overHeading, document, lockedBack: 'flag?', illustration: 'drawing?',
} } as const;
export type FormContent = ContentOf<typeof form>;
/** The server's questions (SV-007, SV-008); `vip` is told when an amount is above the limit of a field with `ui:options.vip` (SV-056). */
const survey = { of: {
  bottom: 'path?', mailing: { list: { of: { label: 'text', value: 'template' } }, optional: true },
  vip: { of: { title: 'text', message: 'template' }, optional: true },
} } as const;
export type SurveyContent = ContentOf<typeof survey>;
/** A list whose entries are added, changed and removed by the step's own ADD, EDIT and REMOVE; an entry's form is a step over this one. */
const entries = { of: {
  lead: 'template?', list: 'path', currency: 'currency?',
  entry: { of: { title: 'entryTemplate', text: 'entryTemplate', amount: 'entryAmount?' } },
  add: 'text', another: 'text', edit: 'text', remove: 'text', total: 'text?', empty, needed: 'text', most: 'number', full: 'text',
} } as const;
export type EntriesContent = ContentOf<typeof entries>;
/** The form of one entry, in a dialog over its list. NEXT saves it, DISMISS restores what was there. */
const entry = { of: { save: 'text', cancel: 'text' } } as const;
export type EntryContent = ContentOf<typeof entry>;
/** The price, the days and their product stand there by these names. */
const inSum = { template: ['price', 'days', 'sum'] } as const;
/**
 * A tab for each plan, dearest first as the adapter sorted them, or cards; CHOOSE carries the whole plan (RC-083, VC-008, WG-020).
 * `placeholders`: how many cards are drawn while no plan is known yet; 2 when left out.
 */
const plans = { of: {
  lead: 'template?', layout: { oneOf: ['tabs', 'cards'], optional: true }, atLeast: 'number?', placeholders: 'number?',
  amounts: { list: { of: { label: 'text', path: 'entryPath' } }, optional: true }, currency: 'currency?', plans: 'path',
  plan: { of: { id: 'entryPath', title: 'entryPath', price: 'entryPath', summary: 'entryPath?', document: 'entryPath?' } }, per: 'template',
  days: { of: { from: 'path', to: 'path' }, optional: true }, sum: { of: { line: inSum, total: inSum } }, choose: 'text',
  documentLink: 'text', documentTrack: 'text?', illustration: 'drawing?', empty,
} } as const;
export type PlansContent = ContentOf<typeof plans>;
/**
 * Plans side by side, one row a coverage. `offers` is the path of `[{ plan, tier, title, price }]` in the order of the columns; without a
 * price a column shows a dash (S-39). CHOOSE carries the plan of the column. A cell has small print after a line break.
 */
const compare = { of: {
  lead: 'template?', offers: 'path', currency: 'currency?', per: 'text',
  rows: { list: { of: { label: 'text', help: 'text?', cells: { each: 'text' } } } }, choose: 'entryTemplate', empty,
} } as const;
export type CompareContent = ContentOf<typeof compare>;
/** What a plan can be extended by, to tick: `list` is the path of `[{ value, title, amount, price, document }]`. SKIP goes on without. */
const addOns = { of: {
  lead: 'template?', ...overHeading, list: 'path', currency: 'currency?', amountLabel: 'text', per: 'text', total: 'text?', skip: 'text',
  documentLink: 'text',
} } as const;
export type AddOnsContent = ContentOf<typeof addOns>;
/** Facts, coverages, the ways to pay, and the price that follows them. `names`: `{ [field]: { title, description } }` (RN-021). */
const quote = { of: {
  facts: { list: { of: { ...row.of, icon: { oneOf: ['place', 'date'] } } } },
  groups: { list: { of: { title: 'text', fields: { list: 'field' } } } }, names: 'path?', namedAs: { each: 'text', optional: true },
  price, note: 'template?', renews, document, calculating: 'text',
} } as const;
export type QuoteContent = ContentOf<typeof quote>;
/**
 * Summary, totals, the card where the step's form has one (PY-015), acknowledgment, pay. `refund` is the path of
 * `{ by_payment_method, total_refund_amount }` (PY-012); `priceFields` stand with the price, not with the card (C-34).
 */
const payment = { of: {
  action: { oneOf: ['charge', 'refund', 'no_change'], optional: true }, refund: 'path?', tables, totals: 'path?', currency: 'currency?',
  totalLabel: 'text?', price: { ...price, optional: true }, renews, priceFields: { list: 'field', optional: true }, calculating: 'text?',
  disclaimer: 'path?', note: 'template?', acknowledgment: { of: { label: 'text', save: 'path' }, optional: true },
} } as const;
export type PaymentContent = ContentOf<typeof payment>;
/** PY-013: what pressing the button does to the money. */
export type PaymentAction = NonNullable<PaymentContent['action']>;
/** `pending`: that nothing is covered yet, and when the answer comes (PY-026). */
const confirmation = { of: {
  policyNumber: 'path', status: 'path', message: 'template?', document, tables, totals: 'path?', currency: 'currency?',
  price: { ...price, optional: true }, phone: 'template?', disclaimer: 'template?', next: { list: nextLine },
  pending: { of: { message: 'template', next: { list: nextLine, some: true } } },
} } as const;
export type ConfirmationContent = ContentOf<typeof confirmation>;
export type PendingContent = ConfirmationContent['pending'];

/** What a step of each kind of screen needs, and what its content may say. */
export const screenSpecs: Readonly<Record<string, ScreenSpec>> = {
  form: { needs: ['form'], content: form },
  question: { needs: ['form'], content: form },
  survey: { needs: ['survey'], content: survey },
  entries: { needs: ['content'], content: entries, list: 'list', most: 'most', events: ['ADD', 'EDIT', 'REMOVE'] },
  entry: { needs: ['form', 'content'], content: entry, events: ['DISMISS'] },
  plans: { needs: ['content'], content: plans, list: 'plans', events: ['CHOOSE'] },
  compare: { needs: ['content'], content: compare, list: 'offers', events: ['CHOOSE'] },
  addOns: { needs: ['form', 'content'], content: addOns, events: ['SKIP'] },
  quote: { needs: ['form', 'content'], content: quote },
  payment: {
    needs: ['content'], content: payment, sells: true, widget: { name: 'card', actions: [undefined, 'charge'] },
    otherEvents: ['ACCEPT', 'DISMISS'],
  },
  confirmation: { needs: ['content'], content: confirmation },
};
