import { insurer } from '../shared/insurer/insurer';
import type { FaqContent } from '#schemas/line';

const { claimsPhone, claimsEmail, email, phone } = insurer;

/** VC-006, ST-011 … ST-015: twelve questions. */
export const faq: FaqContent = {
  title: 'Vehicle contents insurance: questions and answers',
  lead: 'Answers about buying, and about making a claim.',
  action: { label: 'Get a Quote' },
  questions: [
    { question: 'What does vehicle contents insurance cover?', answer: [
      'Theft of your things from a vehicle: personal possessions and electronics. It also pays for new locks when the keys of your home are stolen with them, and for the cost of putting things right when stolen documents are misused.',
      'It includes accidental death and disability in a motor vehicle accident. Each plan has its own amounts, and you see them side by side before you choose.',
    ] },
    { question: 'Is the vehicle itself covered?', answer: ['No. The vehicle, its parts and what is built into it, such as the radio, belong to motor insurance. This policy covers what you carry in it.'] },
    { question: 'Who can buy it?', answer: ['Anybody who lives in South Africa and has an ID number of 13 digits. We ask for your address, because we offer no plans elsewhere at the moment.'] },
    { question: 'Does the vehicle have to be mine?', answer: ['No. Your things are covered in the vehicle you travel in, also when it belongs to a friend, to your employer or to a rental company.'] },
    { question: 'What if the vehicle was not locked?', answer: ['Then the theft is not covered. Close the windows and the roof, lock the doors, and put what you leave behind out of sight.'] },
    { question: 'What does “home locks and keys” mean?', answer: ['If the keys of your home are stolen from your vehicle, we pay a locksmith to change the locks, up to the amount of your plan. Keep the invoice.'] },
    { question: 'How does the identity theft cover help?', answer: ['When somebody uses the documents that were stolen from your vehicle to borrow or buy in your name, we pay what it costs you to set that right, up to the amount of your plan.'] },
    { question: 'What is paid after an accident?', answer: [
      'The amount of your plan, if you die or are permanently disabled because of a motor vehicle accident. If you are disabled, we pay you. If you die, we pay your beneficiary.',
    ] },
    { question: 'Do I have to name a beneficiary?', answer: ['No. If you name nobody, the beneficiary is your estate. If you name somebody, we ask how you are related, for their name, their ID number or birthdate, and for a phone number and an e-mail address.'] },
    { question: 'How and when do I pay?', answer: ['Every month, in rand, by card. You pay the first month when you buy, and you see the total per month before you pay. Cover lasts as long as you pay, until you cancel.'] },
    { question: 'How do I make a claim?', answer: [
      'After a theft, make an affidavit at a police station within 24 hours.',
      `Report what happened to our claims line at ${claimsPhone} within 14 days, and send the claim form and the documents by e-mail to ${claimsEmail} within 30 days.`,
      'We confirm your claim with a claim number: within 3 days if you e-mailed it, within 5 days if you posted it.',
    ] },
    { question: 'How do I change or cancel my policy?', answer: [`Write to ${email} or call ${phone} and give your policy number. A cancelled policy ends with the month that you have paid for.`] },
  ],
};
