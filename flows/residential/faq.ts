import { insurer } from '../shared/insurer/insurer';
import type { FaqContent } from '#schemas/line';

const { claimsPhone, claimsEmail, email, phone } = insurer;

/** RS-004, RS-060 … RS-062, ST-011 … ST-015: seventeen questions. */
export const faq: FaqContent = {
  title: 'HomeSafe residential insurance: questions and answers',
  lead: 'Answers about buying, and about making a claim.',
  action: { label: 'Get a Quote' },
  questions: [
    { question: 'What does HomeSafe cover?', answer: [
      'Theft of the contents of your home in a burglary, and accidental death and disability from a burglary. You can add additional benefits to some plans.',
      'Each plan has its own amounts, and you see them side by side before you choose.',
    ] },
    { question: 'What are home contents?', answer: ['What you would take with you if you moved: furniture, curtains, televisions, computers, clothes, kitchen appliances and tools. The building itself and what is fixed to it are not contents.'] },
    { question: 'What are the additional benefits?', answer: ['Cover that you can add to a plan, each with its own price per month: up to R7500 for a wallet or handbag, up to R15000 for electronics, up to R7500 for lock and key, and up to R2000 for identity theft. You may skip them.'] },
    { question: 'Who can buy HomeSafe?', answer: ['Anybody who lives in South Africa and has an ID number of 13 digits. We offer no plans elsewhere at the moment.'] },
    { question: 'I rent my home. Can I still buy it?', answer: ['Yes. HomeSafe covers your belongings, whether you rent or own. What belongs to your landlord is not covered.'] },
    { question: 'How many people may share my home?', answer: ['Your family, and at most 2 people who are not related to you. If more unrelated people live there, the home is not covered.'] },
    { question: 'What if my home stands empty?', answer: ['You can go on holiday. But a home that is unoccupied for more than 60 days in a row is not covered from then on, until somebody lives there again.'] },
    { question: 'What is cash disaster relief?', answer: ['Money for the first costs when a fire, a storm or a flood makes your home uninhabitable. It is paid when you cannot live there for at least 48 hours.'] },
    { question: 'Why do you ask about break-ins, neighbours and alarms?', answer: ['They affect how likely a burglary is. Your answers help us calculate the price of your plans.'] },
    { question: 'Why are there more questions before I pay?', answer: ['To find out if we can insure your home. We look back 5 years for claims, and 3 years for insurers who refused you cover or cancelled your policy. Please answer honestly: an untrue answer can cost you the claim.'] },
    { question: 'What is paid if somebody is hurt in a burglary?', answer: ['The amount of your plan, if you die or are permanently disabled because of a burglary at your home. If you are disabled, we pay you. If you die, we pay your beneficiary.'] },
    { question: 'Do I have to name a beneficiary?', answer: ['No. If you name nobody, the beneficiary is your estate. If you name somebody, we ask how you are related, for their name, their ID number or birthdate, and for a phone number and an e-mail address.'] },
    { question: 'When does my cover begin?', answer: ['On the day you buy it, as soon as the first payment has gone through and you have a policy number.'] },
    { question: 'How and when do I pay?', answer: ['Every month, in rand, by card. You see subtotal, tax and total per month before you pay. Cover lasts as long as you pay, until you cancel.'] },
    { question: 'What should I do after a burglary?', answer: ['Make sure that everybody is safe, and call the police. Keep the case number. Touch as little as possible, take photographs, and list what is missing.'] },
    { question: 'How do I make a claim?', answer: [
      `Report what happened to our claims line at ${claimsPhone} within 14 days, and send the claim form and the documents by e-mail to ${claimsEmail} within 30 days.`,
      'We confirm your claim with a claim number: within 3 days if you e-mailed it, within 5 days if you posted it.',
    ] },
    { question: 'How do I change or cancel my policy?', answer: [`Write to ${email} or call ${phone} and give your policy number. Tell us when you move: the policy belongs to the address. A cancelled policy ends with the month that you have paid for.`] },
  ],
};
