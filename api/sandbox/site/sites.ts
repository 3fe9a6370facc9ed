import type { PartnerInfo, SiteInfo } from '../../contracts/site';

/** A site, the partner behind it, and the tokens that open it. */
export interface Site {
  readonly name: string;
  readonly info: SiteInfo;
  readonly partner: PartnerInfo;
  /** Besides `info.api_token`: what a partner's page may hand over in the URL (CH-003, CH-004). */
  readonly urlTokens?: readonly string[];
  /** The account behind a token that the partner gave a logged-in visitor. */
  readonly accounts?: Readonly<Record<string, string>>;
}

/** The sample partner's page (host/), on any port of this machine. */
const samplePartner = 'http://host.localhost:*';
/** The pages of the site's footer; the sandbox serves them. */
const texts = { privacy_url: '/documents/privacy-policy.pdf', terms_url: '/documents/terms-of-use.pdf' };
/** PY-029: who stands behind the policies in the United States, and who sells them. */
const granite = { underwriter: 'Granite Mutual Insurance Company', seller: 'Surefoot Insurance Services LLC' };
/** BO-023: the sandbox stands in for the other company, too. */
const questionnaire = { questionnaire_url: '/sandbox/questionnaire' };

const surefoot: Site = {
  name: 'surefoot',
  info: {
    api_token: 'site_surefoot_5b0c9d', title: 'Surefoot', verticals: ['rental_car'],
    settings: { texts, ...questionnaire, support_phone: '(555) 010-0142', ...granite },
  },
  partner: { name: 'Surefoot', client_id: 'surefoot', email: 'support@surefoot.example' },
};
const harbor: Site = {
  name: 'harbor',
  info: {
    api_token: 'site_harbor_77e1f2', title: 'Harbor Travel', verticals: ['rental_car', 'renters', 'commercial'],
    settings: {
      texts, ...questionnaire, theme: { primary: '#6c4cf1', radius: 18 }, support_phone: '(555) 010-0177',
      frame_ancestors: [samplePartner], ...granite,
    },
  },
  partner: { name: 'Harbor Travel', client_id: 'harbor-travel', email: 'insurance@harbor.example' },
  urlTokens: ['harbor_embed_31'],
  accounts: { [`harbor_account_${'9f3a7c21'.repeat(6)}`]: 'kim', [`harbor_account_${'5d2e8b60'.repeat(6)}`]: 'noor' },
};
/** One line in front that is not rental cars: the first page is renters' (AS-005). */
const oakline: Site = {
  name: 'oakline',
  info: {
    api_token: 'site_oakline_1f08b3', title: 'Oakline Homes', verticals: ['renters', 'commercial'],
    settings: {
      texts: { ...texts, partner_url: 'https://oakline.example', partner_title: 'Back to Oakline Homes' },
      ...questionnaire, theme: { primary: '#b4432f', radius: 6 }, support_phone: '(555) 010-0165', frame_ancestors: [samplePartner],
      ...granite,
    },
  },
  partner: { name: 'Oakline Homes', client_id: 'oakline-homes', email: 'cover@oakline.example' },
  urlTokens: ['oakline_embed_12'],
};
const mainstreet: Site = {
  name: 'mainstreet',
  info: {
    api_token: 'site_mainstreet_90c2d7', title: 'Main Street Bank', verticals: ['commercial'],
    settings: { texts, ...questionnaire, theme: { primary: '#1d4f91', radius: 10 }, support_phone: '(555) 010-0123', ...granite },
  },
  partner: { name: 'Main Street Bank', client_id: 'main-street', email: 'business@mainstreet.example' },
};
const kaapstad: Site = {
  name: 'kaapstad',
  info: {
    api_token: 'site_kaapstad_c40a18', title: 'Kaapstad Cover', verticals: ['carsafe', 'homesafe'],
    settings: {
      texts, theme: { primary: '#ffc72c', radius: 3 }, support_phone: '+27 21 555 0142', frame_ancestors: [samplePartner],
      underwriter: 'Chubb', seller: 'Surefoot Administrators (Pty) Ltd',
    },
  },
  partner: { name: 'Kaapstad Cover', client_id: 'kaapstad', email: 'help@kaapstad.example' },
  urlTokens: ['kaapstad_embed_27'],
};
/** Collections alone; Kim has policies already. */
const keepsake: Site = {
  name: 'keepsake',
  info: {
    api_token: 'site_keepsake_3ad51e', title: 'Keepsake Auctions', verticals: ['collectibles'],
    settings: {
      texts, theme: { primary: '#7a3b69', radius: 8 }, support_phone: '(555) 010-0188', frame_ancestors: [samplePartner],
      ...granite,
    },
  },
  partner: { name: 'Keepsake Auctions', client_id: 'keepsake', email: 'cover@keepsake.example' },
  urlTokens: ['keepsake_embed_44'],
  accounts: { [`keepsake_account_${'4b8d1f06'.repeat(6)}`]: 'kim', [`keepsake_account_${'c7e92a35'.repeat(6)}`]: 'noor' },
};
const everything: Site = {
  name: 'everything',
  info: {
    api_token: 'site_everything_e2d6aa', title: 'Surefoot, every line',
    verticals: ['rental_car', 'renters', 'commercial', 'carsafe', 'homesafe', { code: 'collectibles' }],
    settings: { texts, ...questionnaire, support_phone: '(555) 010-0199', frame_ancestors: [samplePartner], ...granite },
  },
  partner: { name: 'Surefoot', client_id: 'surefoot-everything', email: 'support@surefoot.example' },
};
/** CH-006: no token, so a purchase must carry who buys. */
const walkin: Site = {
  name: 'walkin',
  info: { title: 'Surefoot walk-in', verticals: ['rental_car'], settings: { texts, support_phone: '(555) 010-0111' } },
  partner: { name: 'Surefoot walk-in', client_id: 'walkin', email: 'support@surefoot.example' },
};

export const sites: readonly Site[] = [surefoot, harbor, oakline, mainstreet, kaapstad, keepsake, everything, walkin];

/** A host that is surely nobody's shop on the internet: this machine, an address, a name without a dot. */
const local = (host: string): boolean => !host.includes('.') || /^[\d.]+$/.test(host) || /\.(localhost|local|test)$/.test(host);

/** By name; on a local host any other name is the default site, elsewhere it is unknown. */
export const siteByName = (name: string, host: string): Site | undefined =>
  sites.find((site) => site.name === name.toLowerCase()) ?? (name === 'localhost' || name === 'www' || local(host) ? surefoot : undefined);
/** CH-006: who has no token is known by the host alone. */
export const siteWithoutToken = (host: string): Site | undefined => sites.find(({ name, info }) => info.api_token === undefined && host.split('.')[0] === name);
export const siteByToken = (token: string): Site | undefined =>
  sites.find(({ info, urlTokens = [], accounts = {} }) =>
    info.api_token === token || urlTokens.includes(token) || Object.hasOwn(accounts, token));
