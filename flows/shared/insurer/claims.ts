import type { PageContent, PageSection } from '../../types';
import { documents } from './documents';
import { dial, insurer, mail } from './insurer';

type Dialog = NonNullable<PageSection['dialogs']>[number];

const { claimsEmail, claimsPhone, claimsPostal } = insurer;
/** ST-006 */
const notCovered = (lead: string, list: readonly string[]): Dialog => ({ label: 'What We Do Not Cover', title: 'What We Do Not Cover', text: [lead], list });
/** ST-009 */
const required = (lead: string, list: readonly string[]): Dialog => ({ label: 'Required Documents', title: 'Required Documents', text: [lead], list });

/** ST-008, ST-011 … ST-014, C-40 */
const instructions: Dialog = {
  label: 'Claims Instructions', title: 'Claims Instructions',
  text: ['Please keep to these steps and times. They are conditions of your policy.'],
  list: [
    'Make sure that everybody is safe. After a crime, report it to the police and keep the case number.',
    'If something was stolen from your vehicle, make an affidavit at a police station within 24 hours.',
    `Report the event to us within 14 days: call the claims line at ${claimsPhone}.`,
    'Download the claim form for your cover and complete all of it. Collect the required documents.',
    `Send the form and the documents by e-mail to ${claimsEmail} within 30 days.`,
    'We confirm your claim with a claim number: within 3 days if you e-mailed it, within 5 days if you posted it.',
    'Give the claim number whenever you write or call. We tell you if anything is missing, and what we have decided.',
  ],
};

/** ST-005, ST-011, ST-014 */
const vehicleContents: PageSection = {
  title: 'Vehicle contents',
  text: ['We pay, up to the amounts of your plan, when your things are stolen from a locked vehicle:'],
  list: [
    'Personal possessions, such as a bag, a wallet, clothes or sports gear.',
    'Electronics, such as a phone, a laptop, a tablet or a camera.',
    'Home locks and keys: new locks when the keys of your home are stolen with your things.',
    'Identity theft: the cost of setting things right when your stolen documents are misused.',
  ],
  dialogs: [
    notCovered('Vehicle contents cover does not pay for:', [
      'Theft from a vehicle that was not locked, or that had an open window or roof.',
      'The vehicle itself, its parts, and what is built into it.',
      'What was left overnight where it could be seen.',
      'Money, documents, and goods carried for a business.',
      'Things that were lost, forgotten or damaged, but not stolen.',
      'A theft for which no affidavit was made within 24 hours.',
      'An event that was not reported to us within 14 days.',
    ]),
    required('For a vehicle contents claim, please send:', [
      'The completed vehicle contents claim form.',
      'The police affidavit, made within 24 hours of the theft, and the case number.',
      'A copy of your ID.',
      'A list of what was stolen, with receipts, photographs or other proof that it was yours.',
      'Photographs of the damage to the vehicle, or the quote for its repair.',
      'For locks and keys, the invoice of the locksmith. For identity theft, the letters of the bank or the shop.',
    ]),
  ],
};

/** ST-005, RS-060 … RS-062 */
const residential: PageSection = {
  title: 'Residential',
  text: ['HomeSafe pays, up to the amounts of your plan:'],
  list: [
    'When the contents of your home are stolen in a burglary.',
    'For the additional benefits that you chose with your plan, such as electronics or lock and key.',
    'Cash disaster relief, when your home is uninhabitable for at least 48 hours.',
  ],
  dialogs: [
    notCovered('HomeSafe does not pay for:', [
      'A burglary after the home was unoccupied for more than 60 days.',
      'A home that you share with more than 2 people who are not related to you.',
      'Theft without signs that somebody broke in, or by somebody who lives with you.',
      'The building itself, and things that belong to your landlord.',
      'Cash disaster relief for less than 48 hours.',
      'Goods and tools of a business, vehicles, and animals.',
      'An event that was not reported to us within 14 days.',
    ]),
    required('For a residential claim, please send:', [
      'The completed home contents claim form.',
      'The police case number, and a copy of your statement.',
      'A copy of your ID, and proof that you live at the address, such as a municipal account or a lease.',
      'A list of what was stolen, with receipts, photographs or other proof that it was yours.',
      'Photographs of the door, window or gate that was broken open.',
      'For cash disaster relief, a letter of the municipality, the fire brigade or your landlord that says how long you could not live there.',
    ]),
  ],
};

/** ST-005 */
const personalAccident: PageSection = {
  title: 'Personal accident',
  text: ['Both covers include accidental death and disability. We pay the amount of your plan:'],
  list: [
    'With vehicle contents, when you die or are permanently disabled by a motor vehicle accident.',
    'With HomeSafe, when you die or are permanently disabled by a burglary at your home.',
    'To you if you are disabled. If you die, to your beneficiary, or to your estate if you named nobody.',
  ],
  dialogs: [
    notCovered('Personal accident cover does not pay for:', [
      'Death or disability by illness, or by an injury you had before the policy began.',
      'Injuries that you cause yourself on purpose.',
      'Driving without a valid licence, or under the influence of alcohol or drugs.',
      'Racing, speed tests and other contests.',
      'Taking part in a crime or a riot.',
      'A disability that is not permanent.',
    ]),
    required('For a personal accident claim, please send:', [
      'The completed personal accident claim form.',
      'The accident report or the police case number.',
      'A copy of the ID of the insured and, after a death, of whoever claims.',
      'For disability, the reports of the doctors who treated you.',
      'For death, the death certificate, the post-mortem report if there is one, and the letter of authority of the executor if nobody was named.',
      'The bank details of whoever is to be paid, confirmed by the bank.',
    ]),
  ],
};

/** ST-005 … ST-014 */
export const claims: PageContent = {
  title: 'Claims',
  lead: 'We are sorry that something happened. Tell us early, and we help you with the rest.',
  sections: [
    {
      title: 'Start a claim',
      text: [
        'Report what happened within 14 days. Then send us the claim form and the documents by e-mail within 30 days.',
        'We confirm your claim with a claim number: within 3 days if you e-mailed it, within 5 days if you posted it.',
        'If something was stolen from your vehicle, make an affidavit at a police station within 24 hours.',
      ],
      facts: [
        { label: 'Claims line', value: claimsPhone, href: dial(claimsPhone) },
        { label: 'E-mail', value: claimsEmail, href: mail(claimsEmail) },
        { label: 'Post', value: claimsPostal },
      ],
      dialogs: [instructions],
    },
    vehicleContents, residential, personalAccident,
    {
      title: 'Claim forms',
      text: ['Print the form or complete it on your screen.'],
      links: [
        { label: 'Vehicle contents claim form (PDF)', href: documents.vehicleClaimForm },
        { label: 'Home contents claim form (PDF)', href: documents.homeClaimForm },
        { label: 'Personal accident claim form (PDF)', href: documents.accidentClaimForm },
      ],
    },
  ],
};
