import { defineFlow } from '#engine';
import { addOns, introSurvey, screeningQuestions, southAfricanForms } from '#schemas/forms/southAfrica';
import { beneficiaryChanges, holderSteps, noPlansModal, numberChanges, sale } from '../shared/holderSteps';
import { forgetLostQuote, quoteCalls } from '../shared/quoteCalls';
import { content } from './content';
import { promises } from './promises';

const forms = southAfricanForms({ region: true });
const isBought = { purchase: true } as const;
const hasAddOns = { 'selectedPlan.details.plan_add_ons': { minProperties: 1 } } as const;

/** Residential cover, HomeSafe: rows RS of the requirements. */
export const residential = defineFlow({
  id: 'residential', code: 'homesafe', base: 'residential-insurance', title: content.title, start: 'introSurvey',
  calls: {
    ...quoteCalls,
    geocodeHolder: { gives: ['details'] },
    relationships: { gives: ['relationships'] },
    purchase: { gives: ['purchase'], sells: sale },
  },
  changes: [
    ...beneficiaryChanges,
    // The plans were rated with these answers.
    { of: 'details.plan_rating_questions', clear: ['selectedPlan'] },
    { of: 'selectedPlan.plan_id', clear: ['details.addOns'] },
    { of: 'selectedPlan', when: { selectedPlan: true }, set: { addOnChoices: 'addOnChoices' } },
    { of: 'selectedPlan', unless: { selectedPlan: true }, clear: ['addOnChoices'] },
    { of: 'selectedPlan', when: { selectedPlan: true, 'details.country': false }, set: { 'details.country': { value: 'ZA' } } },
    { of: ['selectedPlan', 'details.addOns'], set: { chosenAddOns: 'chosenAddOns', pricePerMonth: 'pricePerMonth' } },
    { of: 'plans', when: { plans: true }, set: { 'settings.currency.code': { value: 'ZAR' } } },
    ...numberChanges,
    forgetLostQuote,
    // The quote is used up, and it repeats who is insured (D5).
    { of: 'purchase', when: isBought, clear: ['quote'] },
  ],
  promises,
  modals: {
    noPlans: noPlansModal,
    acknowledgment: { type: 'component', ...content.acknowledgment, html: 'selectedPlan.information.acknowledgment_html', save: 'acknowledged' },
  },
  steps: {
    introSurvey: { path: 'intro-survey', screen: 'form', title: content.introSurvey, form: introSurvey, save: 'details.plan_rating_questions', back: false, next: 'plans' },
    plans: { path: 'plans', screen: 'plans', title: content.plans, content: content.plansScreen,
      enter: { calls: [{ call: 'createQuote', unless: { 'quote.quote_id': true, purchase: false } }, 'updateQuote', 'quotePlans'] },
      on: { CHOOSE: { from: 'plans', save: 'selectedPlan', track: 'plan selected', next: [
        { when: hasAddOns, to: 'additionalBenefits' },
        { to: 'policyHolder' } ] } } },
    additionalBenefits: { path: 'additional-benefits', screen: 'addOns', title: content.additionalBenefits, content: content.additionalBenefitsScreen, form: addOns, save: 'details',
      choices: { addOns: 'addOnChoices' },
      calls: ['updateQuote'], next: 'policyHolder',
      on: { SKIP: { clear: ['details.addOns'], calls: ['updateQuote'], next: 'policyHolder' } } },
    ...holderSteps({ forms, titles: content.holderTitles, chosen: content.chosen, after: 'additionalQuestions', update: ['updateQuote'] }),
    additionalQuestions: { path: 'additional-questions', screen: 'form', title: content.additionalQuestions, content: content.chosen, form: screeningQuestions, save: 'details.plan_screening_questions',
      calls: ['updateQuote'], next: 'payment' },
    payment: { path: 'payment', screen: 'payment', title: content.payment, content: content.paymentScreen, form: forms.payment,
      asks: { acknowledged: { 'selectedPlan.information.acknowledgment_html': true } },
      otherwise: 'confirmation',
      // Another tab may have changed the quote since: it is priced as this one shows it.
      enter: { calls: ['updateQuote', 'checkout'] },
      calls: ['createPaymentMethod', 'attachMethod', 'purchase'], next: 'confirmation',
      on: { ACCEPT: { next: [{ modal: 'acknowledgment' }] }, DISMISS: { clear: ['acknowledged'] } } },
    confirmation: { path: 'confirmation', screen: 'confirmation', title: content.confirmation, content: content.confirmationScreen, back: false },
  },
});
