import { defineFlow } from '#engine';
import { smallBusinessForms as forms } from '#schemas/forms/smallBusiness';
import { content } from './content';
import { promises } from './promises';


/** Small business cover: rows BO of the requirements. */
export const smallBusiness = defineFlow({
  id: 'small-business', code: 'commercial', base: 'small-business-owners-insurance', title: content.title, start: 'basicInfo',
  calls: {
    businessClasses: { gives: ['businessClasses'] },
    geocodeBusiness: { gives: ['business', 'plans'] },
    plans: { gives: ['plans', 'dynamicForm', 'trail', 'policyStartDate', 'selectedPlan', 'rates', 'quote', 'purchase'] },
    saveAnswers: { gives: ['reply'] },
    rates: { gives: ['rates', 'quote', 'selectedPlan'] },
    checkout: { gives: ['checkout'] },
    createPaymentMethod: { gives: ['paymentMethod'] },
    purchase: { gives: ['purchase'], sells: { of: 'selectedPlan', price: 'checkout', method: 'paymentMethod', consent: 'acknowledged' } },
  },
  changes: [
    { of: 'business', clear: ['plans', 'rates', 'quote', 'purchase'] },
    { of: ['business', 'businessClasses'], set: { businessType: 'businessType' } },
    { of: ['answers', 'dynamicForm'], set: { legalEntity: 'legalEntity' } },
    { of: ['answers', 'policyStartDate'], clear: ['rates', 'quote'] },
    // The plans ask for the prices of another quote.
    { of: 'error', when: { 'error.code': { const: 'quote_not_found' } }, stale: ['rates'] },
    { of: ['plans', 'rates'], set: { offers: 'offers' }, clear: ['selectedPlan'] },
    { of: 'selectedPlan', when: { selectedPlan: true }, set: { coverage: 'coverage' } },
    { of: 'policyStartDate', set: { termEnd: 'termEnd' } },
  ],
  promises,
  modals: { acknowledgment: { type: 'component', ...content.acknowledgment, html: 'selectedPlan.information.acknowledgment_html', save: 'acknowledged' } },
  steps: {
    basicInfo: { path: 'basic-info', screen: 'form', title: content.basicInfo, content: content.basicInfoScreen, form: forms.basicInfo, save: 'business', back: false,
      choices: { business_class_code: { list: 'businessClasses', value: 'code', title: '{name}' } },
      enter: { calls: [{ call: 'businessClasses', unless: { businessClasses: true } }] },
      calls: ['geocodeBusiness', 'plans'], next: 'survey' },
    survey: { path: 'survey', screen: 'survey', title: content.survey, content: content.surveyScreen, back: 'basicInfo',
      needs: { plans: { minItems: 1 } },
      survey: { form: 'dynamicForm', answers: 'answers', trail: 'trail', reply: 'reply' },
      calls: ['saveAnswers'], next: 'policyDate' },
    policyDate: { path: 'policy-date', screen: 'form', title: content.policyDate, form: forms.policyDate, busy: content.calculating,
      calls: ['rates'], next: 'plans' },
    plans: { path: 'plans', screen: 'compare', title: content.plans, content: content.plansScreen, busy: content.calculating,
      needs: { rates: true }, otherwise: 'confirmation', refresh: { of: 'rates', calls: ['rates'] },
      on: { CHOOSE: { from: 'plans', save: 'selectedPlan', calls: ['checkout'], next: 'payment', track: 'plan selected' } } },
    payment: { path: 'payment', screen: 'payment', title: content.payment, content: content.paymentScreen, form: forms.payment,
      asks: { acknowledged: { 'selectedPlan.information.acknowledgment_html': true } },
      needs: { checkout: true }, otherwise: 'plans',
      calls: ['createPaymentMethod', 'purchase'], next: 'confirmation',
      on: { ACCEPT: { next: [{ modal: 'acknowledgment' }] }, DISMISS: { clear: ['acknowledged'] } } },
    confirmation: { path: 'confirmation', screen: 'confirmation', title: content.confirmation, content: content.confirmationScreen, back: false },
  },
});
