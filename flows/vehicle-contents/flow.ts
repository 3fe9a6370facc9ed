import { defineFlow } from '#engine';
import { southAfricanForms } from '#schemas/forms/southAfrica';
import { holderPromises } from '../shared/holderPromises';
import { beneficiaryChanges, holderSteps, noPlansModal, numberChanges, sale } from '../shared/holderSteps';
import { priceChanged } from '../shared/priceChanged';
import { content } from './content';

const forms = southAfricanForms({ region: false });

/** Vehicle contents cover: rows VC of the requirements. */
export const vehicleContents = defineFlow({
  id: 'vehicle-contents', code: 'carsafe', base: 'vehicle-contents-insurance', title: content.title, start: 'plans',
  calls: {
    plans: { gives: ['plans', 'settings', 'purchase'] },
    geocodeHolder: { gives: ['details'] },
    relationships: { gives: ['relationships'] },
    checkout: { gives: ['checkout'] },
    createPaymentMethod: { gives: ['paymentMethod'] },
    purchase: { gives: ['purchase'], sells: sale },
  },
  changes: [
    ...beneficiaryChanges,
    { of: 'selectedPlan', clear: ['details'] },
    { of: 'selectedPlan', when: { selectedPlan: true }, set: { 'details.country': { value: 'ZA' }, 'details.region': { value: 'ZA' } } },
    ...numberChanges,
    priceChanged,
  ],
  promises: [
    ...holderPromises('payment'),
    { name: 'VC-044: selecting a plan clears the details', at: 'plans', leadsTo: { 'details.firstName': false } },
    { name: 'VC-012: the region is South Africa', at: 'payment', always: { 'details.region': { const: 'ZA' } } },
  ],
  modals: {
    noPlans: noPlansModal,
    acknowledgment: { type: 'component', ...content.acknowledgment, html: 'selectedPlan.information.acknowledgment_html', save: 'acknowledged' },
  },
  steps: {
    plans: { path: 'plans', screen: 'plans', title: content.plans, content: content.plansScreen, enter: { calls: ['plans'] },
      on: { CHOOSE: { from: 'plans', save: 'selectedPlan', next: 'policyHolder', track: 'plan selected' } } },
    ...holderSteps({ forms, titles: content.holderTitles, chosen: content.chosen, after: 'payment', update: [] }),
    payment: { path: 'payment', screen: 'payment', title: content.payment, content: content.paymentScreen, form: forms.payment,
      asks: { acknowledged: { 'selectedPlan.information.acknowledgment_html': true } },
      otherwise: 'confirmation',
      enter: { calls: ['checkout'] }, refresh: { of: 'checkout', calls: ['checkout'] },
      calls: ['createPaymentMethod', 'purchase'], next: 'confirmation',
      on: { ACCEPT: { next: [{ modal: 'acknowledgment' }] }, DISMISS: { clear: ['acknowledged'] } } },
    confirmation: { path: 'confirmation', screen: 'confirmation', title: content.confirmation, content: content.confirmationScreen, back: false },
  },
});
