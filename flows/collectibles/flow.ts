import { defineFlow } from '#engine';
import { collectiblesForms as forms } from '#schemas/forms/collectibles';
import { entryCalls, forgetLostQuote, quoteCalls } from '../shared/quoteCalls';
import { content } from './content';
import { promises } from './promises';

const isBought = { purchase: true } as const;
const hasOwners = { owners: { minItems: 1 } } as const;
const insured = ['details', 'options', 'collections', 'selectedPlan'];
const isOwnedBy = (type: string) => ({ 'collection.ownership_type': { const: type } });

/** Cover for collections: rows CL of the requirements. */
export const collectibles = defineFlow({
  id: 'collectibles', code: 'collectibles', base: 'collectibles-insurance', title: content.title, start: 'category',
  calls: {
    ...quoteCalls, ...entryCalls('collections', 'removed'),
    purchase: { gives: ['purchase'], sells: { of: insured, price: 'checkout', method: 'paymentMethod', consent: 'acknowledged' } },
  },
  changes: [
    // CL-013: the dialog begins with the owner that was picked, who is then kept there alone.
    { of: 'ownedBy', when: { ownedBy: true }, set: { collection: 'ownedCollection' } },
    { of: 'collection', clear: ['ownedBy'] },
    // CL-004, CL-008: what a quote does not say stays, unless it is another quote. With it the receipt of the one before is left.
    { of: 'quote.quote_id', when: { quote: true }, clear: ['owners', 'purchase'] },
    { of: ['quote.quote_id', 'quote.policies'], when: { 'quote.policies': true }, set: { owners: 'ownerChoices' } },
    { of: 'quote.billing', when: { 'quote.billing.plan_deductibles': true }, set: { deductibles: 'deductibleChoices' } },
    { of: 'collections', when: { collections: true }, set: { collections: 'ownedCollections' } },
    { of: 'deductibles', unless: { options: true }, set: { options: 'usualOptions' } },
    // CL-011: plans that are asked for again are gone meanwhile.
    { of: 'options', stale: ['plans'] },
    { of: ['options', 'details', 'collections'], clear: ['plans'] },
    { of: 'plans', clear: ['selectedPlan'] },
    { of: insured, set: { summary: 'summary' } },
    forgetLostQuote,
    { of: 'purchase', when: isBought, clear: ['quote', 'hasSeenExclusionNotice'] },
  ],
  load: [{ clear: ['removed'] }],
  prefill: {
    'details.firstName': ['query.firstName', 'account.firstName'], 'details.lastName': ['query.lastName', 'account.lastName'],
    'details.email': ['query.email', 'account.email'],
  },
  promises,
  modals: {
    /** CL-006, S-71 */
    exclusions: { type: 'component', ...content.exclusions, save: 'hasSeenExclusionNotice', next: [
      { when: hasOwners, modal: 'existing' },
      { to: 'collection' } ] },
    /** CL-013, S-69 */
    existing: { type: 'select', ...content.existing, options: 'owners', option: '{text}', save: 'ownedBy', next: 'collection' },
    acknowledgment: { type: 'component', ...content.acknowledgment, html: 'selectedPlan.information.acknowledgment_html', save: 'acknowledged' },
  },
  steps: {
    category: { path: 'category', screen: 'form', title: content.category, content: content.categoryScreen, form: forms.category, save: 'details', back: false,
      calls: [{ call: 'createQuote', unless: { quote: true } }], next: 'owner' },
    owner: { path: 'owner', screen: 'form', title: content.owner, form: forms.owner, save: 'details',
      calls: ['updateQuote'], next: 'collections' },
    collections: { path: 'collections', screen: 'entries', title: content.collections, content: content.collectionsScreen, next: [
      { when: { collections: { minItems: 1 } }, to: 'plans' } ],
      on: {
        ADD: { next: [
          { when: { hasSeenExclusionNotice: false }, modal: 'exclusions' },
          { when: hasOwners, modal: 'existing' },
          { to: 'collection' } ] },
        EDIT: { from: 'collections', save: 'collection', next: 'collection' },
        REMOVE: { from: 'collections', save: 'removed', calls: ['removeEntry'] } } },
    collection: { path: 'collection', screen: 'entry', over: 'collections', title: content.collection, content: content.collectionScreen, form: forms.collection, save: 'collection',
      asks: { firstName: isOwnedBy('person'), lastName: isOwnedBy('person'), owners: isOwnedBy('owners'), trust_name: isOwnedBy('trust'), musical_group_name: isOwnedBy('musical_group') },
      calls: ['saveEntry'], next: 'collections',
      on: { DISMISS: { next: 'collections' } } },
    plans: { path: 'plans', screen: 'plans', title: content.plans, content: content.plansScreen, form: forms.plans, save: 'options',
      choices: { deductible: 'deductibles' },
      enter: { calls: ['updateQuote', 'quotePlans'] }, refresh: { of: 'plans', calls: ['updateQuote', 'quotePlans'] },
      on: { CHOOSE: { from: 'plans', save: 'selectedPlan', track: 'plan selected', next: 'payment' } } },
    payment: { path: 'payment', screen: 'payment', title: content.payment, content: content.paymentScreen, form: forms.payment,
      asks: { acknowledged: { 'selectedPlan.information.acknowledgment_html': true } },
      otherwise: 'confirmation',
      enter: { calls: ['updateQuote', 'checkout'] },
      calls: ['createPaymentMethod', 'attachMethod', 'purchase'], next: 'confirmation',
      on: { ACCEPT: { next: [{ modal: 'acknowledgment' }] }, DISMISS: { clear: ['acknowledged'] } } },
    confirmation: { path: 'confirmation', screen: 'confirmation', title: content.confirmation, content: content.confirmationScreen, back: false },
  },
});
