import { insurerFrame as frame, insurerPaths } from './shared/insurer/navigation';
import type { CatalogueEntry, Frame, PageEntry } from './types';

/** Every product line. A flow is loaded when it is entered: this list is all the first page carries. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'renters', code: 'renters', base: 'renters-insurance', title: 'Renters insurance', aliases: ['renters', '_renters'],
    startPath: 'start', gate: { path: 'start', leaves: ['insurance', 'www', 'localhost', 'sure'] }, afresh: true,
    isFront: true, ownsStart: true,
    paths: ['property-info', 'survey', 'policy-date', 'quote', 'payment', 'confirmation'],
    landing: async () => (await import('./renters/landing')).landing,
    variants: [{ renters_start_new_york: true }],
    product: async (settings) => (await import('./renters/index')).product(settings),
  },
  {
    id: 'rental-car', code: 'rental_car', base: 'rental-car-insurance', title: 'Rental car insurance', aliases: ['rental-car', '_rental-car'],
    startPath: 'rental-info',
    isFront: true,
    paths: ['rental-info', 'agreement-confirmation', 'use-type', 'driver', 'additional-drivers', 'add-drivers', 'plans', 'payment', 'confirmation'],
    landing: async () => (await import('./rental-car/landing')).landing,
    product: async () => (await import('./rental-car/index')).product,
  },
  {
    id: 'small-business', code: 'commercial', base: 'small-business-owners-insurance', title: 'Small business insurance', aliases: ['bop', '_bop'],
    startPath: 'basic-info',
    isFront: true,
    paths: ['basic-info', 'survey', 'policy-date', 'plans', 'payment', 'confirmation'],
    landing: async () => (await import('./small-business/landing')).landing,
    product: async () => (await import('./small-business/index')).product,
  },
  {
    id: 'vehicle-contents', code: 'carsafe', base: 'vehicle-contents-insurance', title: 'Vehicle contents insurance', aliases: [],
    startPath: 'plans',
    paths: ['plans', 'policy-holder', 'add-beneficiary', 'beneficiary', 'payment', 'confirmation'],
    frame,
    landing: async () => (await import('./vehicle-contents/landing')).landing,
    faq: async () => (await import('./vehicle-contents/faq')).faq,
    product: async () => (await import('./vehicle-contents/index')).product,
  },
  {
    id: 'residential', code: 'homesafe', base: 'residential-insurance', title: 'HomeSafe residential insurance', aliases: [],
    startPath: 'intro-survey',
    paths: ['intro-survey', 'plans', 'additional-benefits', 'policy-holder', 'add-beneficiary', 'beneficiary', 'additional-questions', 'payment', 'confirmation'],
    frame,
    landing: async () => (await import('./residential/landing')).landing,
    faq: async () => (await import('./residential/faq')).faq,
    product: async () => (await import('./residential/index')).product,
  },
  {
    id: 'collectibles', code: 'collectibles', base: 'collectibles-insurance', title: 'Collectibles insurance', aliases: [],
    startPath: 'category',
    paths: ['category', 'owner', 'collections', 'collection', 'plans', 'payment', 'confirmation'],
    landing: async () => (await import('./collectibles/landing')).landing,
    product: async () => (await import('./collectibles/index')).product,
  },
];

const page = (path: string, content: PageEntry['content']): PageEntry => ({ base: path.slice(1), frame, content });
/** Pages that belong to no line (ST-001). */
export const pages: readonly PageEntry[] = [
  page(insurerPaths.about, async () => (await import('./shared/insurer/about')).about),
  page(insurerPaths.contact, async () => (await import('./shared/insurer/contact')).contact),
  page(insurerPaths.claims, async () => (await import('./shared/insurer/claims')).claims),
  page(insurerPaths.sitemap, async () => (await import('./shared/insurer/sitemap')).sitemap),
];
/** Of the home page of a site whose first line is none of ours (S-93). */
export const homeFrame: Frame = frame;
