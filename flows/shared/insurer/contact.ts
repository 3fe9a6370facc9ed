import type { PageContent } from '../../types';
import { dial, insurer, mail } from './insurer';

const { email, phone, claimsEmail, claimsPhone, complaintsEmail, complaintsPhone, postal } = insurer;
const [ombudsmanPhone, ombudsmanEmail, regulatorPhone, regulatorEmail] = ['0800 555 0110', 'info@ombudsman.example', '0800 555 0120', 'info@regulator.example'];

/** ST-003: e-mail, post, phone, complaints, ombudsman, regulator. */
export const contact: PageContent = {
  title: 'Contact Chubb',
  lead: 'A question about your policy, a change of address, a claim: write, call or e-mail, whichever suits you.',
  sections: [
    {
      title: 'E-mail',
      facts: [{ label: 'Questions and changes', value: email, href: mail(email) }, { label: 'Claims', value: claimsEmail, href: mail(claimsEmail) }],
      text: ['Please give your policy number, and a phone number where we can reach you.'],
    },
    { title: 'Post', facts: [{ label: 'Postal address', value: postal }] },
    {
      title: 'Phone',
      facts: [
        { label: 'Questions and changes', value: phone, href: dial(phone) },
        { label: 'Claims line', value: claimsPhone, href: dial(claimsPhone) },
        { label: 'Complaints', value: complaintsPhone, href: dial(complaintsPhone) },
      ],
    },
    {
      title: 'If you are not satisfied',
      text: ['Tell us first: most things can be put right quickly. This is how a complaint works.'],
      list: [
        'Write down what happened and what you would like us to do. Add your policy number, your claim number if you have one, and copies of letters.',
        'Send it to our complaints team by e-mail or by post. We confirm that we have it and tell you who is looking into it.',
        'You get our answer in writing, with our reasons.',
        'If you do not agree with the answer, or it does not come, you may take the complaint to the ombudsman. That costs you nothing.',
      ],
      facts: [{ label: 'Complaints team', value: complaintsEmail, href: mail(complaintsEmail) }],
    },
    {
      title: 'The insurance ombudsman',
      text: ['The ombudsman is independent of us and settles disputes between insurers and the people they insure. Please write to us first; the ombudsman will ask for our answer.'],
      facts: [{ label: 'Phone', value: ombudsmanPhone, href: dial(ombudsmanPhone) }, { label: 'E-mail', value: ombudsmanEmail, href: mail(ombudsmanEmail) }],
    },
    {
      title: 'The regulator',
      text: ['The regulator supervises how insurers and advisers behave. Write there if you believe that you were treated unfairly, or sold something you did not ask for.'],
      facts: [{ label: 'Phone', value: regulatorPhone, href: dial(regulatorPhone) }, { label: 'E-mail', value: regulatorEmail, href: mail(regulatorEmail) }],
    },
  ],
};
