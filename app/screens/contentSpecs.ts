import type { ContentSpec, ScreenSpec } from '#engine/check';
import type {
  AddOnsContent, CompareContent, ConfirmationContent, DetailRow, EntriesContent, EntryContent, FormContent, NextLine, PaymentContent,
  PlansContent, PriceContent, QuoteContent, SurveyContent,
} from '#flows/types';
import { factIcons } from './quote/factIcons';

/** A specification has each word of the content's type, and no other. */
type Of<T> = { readonly of: { readonly [K in keyof Required<T>]: ContentSpec } };
const illustration = 'drawing?';

const row: Of<DetailRow> = { of: { label: 'text', value: 'template', change: 'step?' } };
const tables = { list: { of: { title: 'text?', rows: { list: row } } } } as const;
const document = { of: { path: 'path', label: 'text', track: 'text?' }, optional: true } as const;
const empty = { of: { title: 'text', text: 'text' } } as const;
const price: Of<PriceContent> = { of: { schedule: 'path', currency: 'path', cadence: 'path?' } };
const renews = { of: { cadence: 'text', label: 'text', from: 'path' }, optional: true } as const;
const nextLine: Of<NextLine> = { of: { icon: 'icon', title: 'template', text: 'template' } };

const form: Of<FormContent> = { of: {
  lead: 'template?', hint: 'template?', over: 'template?', document, lockedBack: 'flag?', illustration,
} };
const survey: Of<SurveyContent> = { of: {
  bottom: 'path?', mailing: { list: { of: { label: 'text', value: 'template' } }, optional: true },
  vip: { of: { title: 'text', message: 'template' }, optional: true },
} };
const entries: Of<EntriesContent> = { of: {
  lead: 'template?', list: 'path', currency: 'path?', entry: { of: { title: 'text', text: 'text', amount: 'text?' } }, add: 'text',
  another: 'text', edit: 'text', remove: 'text', total: 'text?', empty, needed: 'text', most: 'number', full: 'text',
} };
const entry: Of<EntryContent> = { of: { save: 'text', cancel: 'text' } };
const plans: Of<PlansContent> = { of: {
  lead: 'template?', layout: { oneOf: ['tabs', 'cards'], optional: true }, atLeast: 'number?',
  amounts: { list: { of: { label: 'text', path: 'text' } }, optional: true }, currency: 'path?', plans: 'path',
  plan: { of: { id: 'text', title: 'text', price: 'text', summary: 'text?', document: 'text?' } }, per: 'text',
  days: { of: { from: 'path', to: 'path' }, optional: true }, sum: { of: { line: 'text', total: 'text' } }, choose: 'text',
  documentLink: 'text', documentTrack: 'text?', illustration, empty,
} };
const compare: Of<CompareContent> = { of: {
  lead: 'template?', offers: 'path', currency: 'path?', per: 'text',
  rows: { list: { of: { label: 'text', help: 'text?', cells: { each: 'text' } } } }, choose: 'text', empty,
} };
const addOns: Of<AddOnsContent> = { of: {
  lead: 'template?', list: 'path', currency: 'path', amountLabel: 'text', per: 'text', skip: 'text', documentLink: 'text',
} };
const quote: Of<QuoteContent> = { of: {
  facts: { list: { of: { ...row.of, icon: { oneOf: Object.keys(factIcons) } } } },
  groups: { list: { of: { title: 'text', fields: { list: 'field' } } } }, names: 'path?', namedAs: { each: 'text', optional: true },
  price, note: 'template?', renews, document, calculating: 'text',
} };
const payment: Of<PaymentContent> = { of: {
  action: { oneOf: ['charge', 'refund', 'no_change'], optional: true }, refund: 'path?', tables, totals: 'path?', currency: 'path',
  totalLabel: 'text?', price: { ...price, optional: true }, renews, priceFields: { list: 'field', optional: true }, calculating: 'text?',
  disclaimer: 'path?', note: 'template?', acknowledgment: { of: { label: 'text', save: 'path' }, optional: true },
} };
const confirmation: Of<ConfirmationContent> = { of: {
  policyNumber: 'path', status: 'path', message: 'template?', document, tables, totals: 'path?', currency: 'path?',
  price: { ...price, optional: true }, phone: 'template?', disclaimer: 'template?', next: { list: nextLine },
  pending: { of: { message: 'template', next: { list: nextLine, some: true } } },
} };

/** What a step of each kind of screen needs, and what its content may say. */
export const screenSpecs: Readonly<Record<string, ScreenSpec>> = {
  form: { needs: ['form'], content: form },
  question: { needs: ['form'], content: form },
  survey: { needs: ['survey'], content: survey },
  entries: { needs: ['content'], content: entries },
  entry: { needs: ['form', 'content'], content: entry },
  plans: { needs: ['content'], content: plans },
  compare: { needs: ['content'], content: compare },
  addOns: { needs: ['form', 'content'], content: addOns },
  quote: { needs: ['form', 'content'], content: quote },
  payment: { needs: ['content'], content: payment, sells: true },
  confirmation: { needs: ['content'], content: confirmation },
};
