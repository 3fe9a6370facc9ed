import { defineFlow } from '#engine';
import { rentalCarForms as forms } from '#schemas/forms/rentalCar';
import { ineligible } from '../shared/modals';
import { content } from './content';
import { promises } from './promises';
import { hasSigned, isForBusiness, isPast, isRenty, pickUpIsAfterToday } from './rules';

/** Rental car cover: rows RC of the requirements. */
export const rentalCar = defineFlow({
  id: 'rental-car', code: 'rental_car', base: 'rental-car-insurance', title: content.title, start: 'rentalInfo', otherwise: 'rentalInfo',
  calls: {
    geocodeDriver: { gives: ['driverInfo'] },
    plans: { gives: ['plans', 'selectedPlan'] },
    checkout: { gives: ['checkout'] },
    createPaymentMethod: { gives: ['paymentMethod'] },
    purchase: { gives: ['purchase'], sells: { of: 'selectedPlan', price: 'checkout', method: 'paymentMethod', consent: 'acknowledged' } },
  },
  changes: [
    { of: 'pickUpDate', clear: ['hasSignedAgreement', 'isForPersonalUse'] },
    { of: 'pickUpDate', clear: ['returnDate'], unless: { returnDate: { window: { from: 'pickUpDate', min: 0, max: 30 } } } },
    // S-32: the agency as it is called, typed or chosen.
    { of: ['rentalAgency', 'otherAgency'], set: { agencyName: { first: ['otherAgency', 'rentalAgency'] } } },
    { of: 'driverInfo', clear: ['plans'] },
    { of: ['pickUpDate', 'returnDate', 'rentalAgency', 'otherAgency', 'driverInfo', 'hasAdditionalDrivers', 'additionalDrivers'], clear: ['selectedPlan'] },
    { of: 'selectedPlan', when: { selectedPlan: true }, set: { coverage: 'coverageOf' }, clear: ['purchase'] },
    { of: 'purchase', when: { purchase: true }, keep: ['purchase'] },
  ],
  load: [
    { when: { pickUpDate: isPast }, clear: ['pickUpDate'] },
    { when: { returnDate: isPast }, clear: ['returnDate'] },
  ],
  prefill: { 'driverInfo.email': 'account.email' },
  promises,
  modals: {
    renty: ineligible(content.renty),
    alreadySigned: ineligible(content.alreadySigned),
    businessUse: ineligible(content.businessUse),
    certification: { type: 'component', ...content.certification, html: 'selectedPlan.information.acknowledgment_html', save: 'acknowledged' },
  },
  steps: {
    rentalInfo: { path: 'rental-info', screen: 'form', title: content.rentalInfo, form: forms.rentalInfo, back: false, next: [
      { when: isRenty, modal: 'renty' },
      { when: pickUpIsAfterToday, to: 'useType' },
      { to: 'agreement' } ] },
    agreement: { path: 'agreement-confirmation', screen: 'question', title: content.agreement, form: forms.agreement, next: [
        { when: hasSigned, modal: 'alreadySigned' },
        { to: 'useType' } ] },
    useType: { path: 'use-type', screen: 'question', title: content.useType, form: forms.useType, next: [
        { when: isForBusiness, modal: 'businessUse' },
        { to: 'driver' } ] },
    driver: { path: 'driver', screen: 'form', title: content.driver, form: forms.driver, save: 'driverInfo', busy: content.calculating,
      calls: ['geocodeDriver', 'plans'], next: 'additionalDrivers' },
    additionalDrivers: { path: 'additional-drivers', screen: 'question', title: content.additionalDrivers, form: forms.additionalDrivers, next: [
        { when: { hasAdditionalDrivers: { const: true } }, to: 'addDrivers' },
        { to: 'plans' } ] },
    addDrivers: { path: 'add-drivers', screen: 'form', title: content.addDrivers, content: content.addDriversScreen, form: forms.addDrivers, next: 'plans' },
    plans: { path: 'plans', screen: 'plans', title: content.plans, content: content.plansScreen,
      needs: { plans: { minItems: 1 } }, busy: content.calculating,
      on: { CHOOSE: { from: 'plans', save: 'selectedPlan', calls: ['checkout'], next: 'payment', track: 'plan selected' } } },
    payment: { path: 'payment', screen: 'payment', title: content.payment, content: content.paymentScreen, form: forms.payment,
      needs: { checkout: true },
      calls: ['createPaymentMethod', 'purchase'],
      next: 'confirmation',
      on: { ACCEPT: { next: [{ modal: 'certification' }] }, DISMISS: { clear: ['acknowledged'] } } },
    confirmation: { path: 'confirmation', screen: 'confirmation', title: content.confirmation, content: content.confirmationScreen, back: false },
  },
});
