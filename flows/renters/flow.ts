import { defineFlow } from '#engine';
import { rentersForms, type StartVariant } from '#schemas/forms/renters';
import { personalKeys } from '#schemas/fragments/insured';
import { priceChanged } from '../shared/priceChanged';
import { content } from './content';
import { promises } from './promises';
import { hasQuestions, isBought, ratesAreFresh, severalCadences, severalLocations } from './rules';

/** Renters cover: rows RN and SV of the requirements. */
export function rentersFlow(variant: StartVariant = 'tomorrow') {
  const forms = rentersForms(variant);
  const price = [{ call: 'rates', unless: ratesAreFresh }, 'checkout'] as const;
  return defineFlow({
    id: 'renters', code: 'renters', base: 'renters-insurance', title: content.title, start: 'propertyInfo', afresh: true,
    calls: {
      geocodeProperty: { gives: ['insured'] },
      plans: { gives: ['plan', 'dynamicForm', 'trail', 'locations', 'location', 'policyStartDate', 'amounts', 'rates', 'quote', 'checkout', 'purchase'] },
      saveAnswers: { gives: ['reply', 'rates', 'quote'] },
      rates: { gives: ['rates', 'quote', 'amounts'] },
      checkout: { gives: ['checkout', 'amounts'] },
      cadences: { gives: ['cadences', 'cadence'] },
      createPaymentMethod: { gives: ['paymentMethod'] },
      purchase: { gives: ['purchase'], sells: { of: 'checkout', method: 'paymentMethod' } },
    },
    changes: [
      { of: 'insured', clear: ['plan', 'locations', 'location', 'rates', 'quote', 'cadences', 'purchase'] },
      // RN-039, S-18: the confirmed city and county count.
      { of: ['insured', 'location'], set: { 'place.city': { first: ['location.city', 'insured.city'] }, 'place.county': { first: ['location.county', 'insured.county'] } } },
      { of: 'answers', clear: ['rates', 'quote', 'cadences'] },
      // A price that is gone is not out of date.
      { of: 'quote', clear: ['checkout', 'stale.checkout'], unless: { quote: true } },
      // RN-062, C-28
      { of: 'plan', set: { cadence: { first: ['cadence'], else: 'eleven_pay' } } },
      { of: 'amounts.personal_property_coverage', set: { 'amounts.all_peril_deductible': 'firstAllPeril', 'amounts.hurricane_deductible': 'firstHurricane' } },
      { of: ['rates', 'amounts'], set: { options: 'coverageOptions' } },
      { of: ['amounts', 'cadence', 'policyStartDate'], stale: ['checkout'] },
      { of: 'error', when: { 'error.call': { enum: ['rates', 'checkout'] } }, clear: ['checkout'] },
      priceChanged,
      // A quote that is not theirs any more, because the account's token is gone, is begun anew at today's price.
      { of: 'error', when: { 'error.code': { const: 'quote_not_found' }, 'error.call': { enum: ['checkout', 'cadences'] } }, clear: ['quote'] },
      // The purchase is where it stands: the price is worked out of another quote there, and looked at before it is paid (I17).
      { of: 'error', when: { 'error.code': { const: 'quote_not_found' }, 'error.call': { const: 'purchase' } }, stale: ['quote', 'checkout'] },
      { of: 'checkout', when: { checkout: true }, set: { billingCycle: 'billingCycle' } },
      // Nothing is asked twice: the card is the insured's until they say otherwise.
      { of: ['plan', 'location'], set: {
        cardName: { text: '{insured.pni_first_name} {insured.pni_middle_name} {insured.pni_last_name} {insured.pni_suffix}' },
        cardAddressLine1: { first: ['insured.streetAddress'] }, cardAddressCity: { first: ['place.city'] },
        cardAddressState: { first: ['insured.region'] }, cardAddressPostal: { first: ['insured.postal'] } } },
      // PY-017: what was agreed to goes with its words.
      { of: 'plan.information.acknowledgment_html', clear: ['acknowledged'] },
      { of: 'purchase', when: isBought, clear: ['acknowledged'] },
    ],
    prefill: {
      'insured.streetAddress': ['landing.streetAddress', 'query.streetAddress'], 'insured.unit': 'query.unit',
      'insured.city': 'query.city', 'insured.region': 'query.region', 'insured.postal': 'query.postal',
      'insured.pni_first_name': ['query.firstName', 'account.firstName'], 'insured.pni_middle_name': 'query.middleName',
      'insured.pni_last_name': ['query.lastName', 'account.lastName'], 'insured.pni_suffix': 'query.suffix',
      'insured.pni_phone_number': ['query.phone', 'account.phone'], 'insured.pni_email': ['query.email', 'account.email'],
    },
    promises,
    modals: {
      verifyAddress: { type: 'select', ...content.verifyAddress, options: 'locations', option: '{city}, {county} County', save: 'location',
        next: [{ when: hasQuestions, to: 'survey' }, { to: 'policyDate' }] },
      acknowledgment: { type: 'component', ...content.acknowledgment, html: 'plan.information.acknowledgment_html', save: 'acknowledged' },
    },
    steps: {
      propertyInfo: { path: 'property-info', screen: 'form', title: content.propertyInfo, content: content.propertyInfoScreen, form: forms.propertyInfo, save: 'insured', back: false,
        calls: ['geocodeProperty', 'plans'], next: [
          { when: severalLocations, modal: 'verifyAddress' },
          { when: hasQuestions, to: 'survey' },
          { to: 'policyDate' } ] },
      survey: { path: 'survey', screen: 'survey', title: content.survey, content: content.surveyScreen, back: 'propertyInfo',
        needs: { plan: true },
        survey: { form: 'dynamicForm', answers: 'answers', trail: 'trail', reply: 'reply', skip: personalKeys },
        calls: ['saveAnswers'], next: 'policyDate' },
      policyDate: { path: 'policy-date', screen: 'form', title: content.policyDate, form: forms.policyDate, needs: { plan: true }, busy: content.calculating,
        calls: [...price, 'cadences'], next: 'quote' },
      quote: { path: 'quote', screen: 'quote', title: content.quote, content: content.quoteScreen, form: forms.quote, choices: content.choices, asks: { cadence: severalCadences },
        needs: { quote: true }, otherwise: 'confirmation',
        refresh: { of: 'checkout', calls: price }, next: 'payment', track: 'quote accepted' },
      payment: { path: 'payment', screen: 'payment', title: content.payment, content: content.paymentScreen, form: forms.payment, choices: { cadence: 'cadences' }, asks: { cadence: severalCadences, acknowledged: { 'plan.information.acknowledgment_html': true } },
        needs: { checkout: true }, otherwise: 'quote',
        refresh: { of: 'checkout', calls: price },
        calls: ['createPaymentMethod', 'purchase'], next: 'confirmation',
        on: { ACCEPT: { next: [{ modal: 'acknowledgment' }] }, DISMISS: { clear: ['acknowledged'] } } },
      confirmation: { path: 'confirmation', screen: 'confirmation', title: content.confirmation, content: content.confirmationScreen, back: false },
    },
  });
}
