import type { LandingContent } from '#schemas/line';
import { keyInformationClicked } from './insurer/documents';
import { insurerPaths } from './insurer/navigation';
import { outsideZa } from './modals';

interface ZaLanding { readonly base: string; readonly wording: string; readonly keyInformation: string }

/** VC-003 … VC-005, VC-023 … VC-025, RS-003, C-37, C-38: what the landings of both South African lines share. */
export const zaLanding = ({ base, wording, keyInformation }: ZaLanding) => ({
  action: 'View Plans',
  country: {
    only: 'ZA', label: 'Which country do you live in?', placeholder: 'Select your country', missing: 'Please select your country',
    refusal: { title: 'Error', message: outsideZa, button: 'Go back to Chubb' },
    secondAction: 'Get a Quote',
  },
  links: [
    { label: 'Policy wording (PDF)', href: wording },
    { label: 'Key information document (PDF)', href: keyInformation, track: keyInformationClicked },
    { label: 'Questions and answers (FAQ)', to: `/${base}/faq` },
    { label: 'Start a Claim', to: insurerPaths.claims },
  ],
}) satisfies Partial<LandingContent>;
