import type { PartnerInfo, SiteInfo } from '../../contracts/site';

/** A site, the partner behind it, and the tokens that open it. */
export interface Site {
  readonly name: string;
  readonly info: SiteInfo;
  readonly partner: PartnerInfo;
  /** Besides `info.api_token`: what a partner's page may hand over in the URL (CH-003, CH-004). */
  readonly urlTokens?: readonly string[];
}

/** The pages of the site's footer; the sandbox serves them. */
const texts = { privacy_url: '/documents/privacy-policy.pdf', terms_url: '/documents/terms-of-use.pdf' };
/** BO-023: the sandbox stands in for the other company, too. */
const questionnaire = { questionnaire_url: '/sandbox/questionnaire' };

const surefoot: Site = {
  name: 'surefoot',
  info: {
    api_token: 'site_surefoot_5b0c9d', title: 'Surefoot', verticals: ['rental_car'],
    settings: { texts, ...questionnaire, support_phone: '(555) 010-0142', underwriter: 'Granite Mutual Insurance Company', seller: 'Surefoot Insurance Services LLC' },
  },
  partner: { name: 'Surefoot', client_id: 'surefoot', email: 'support@surefoot.example' },
};
const harbor: Site = {
  name: 'harbor',
  info: {
    api_token: 'site_harbor_77e1f2', title: 'Harbor Travel', verticals: ['rental_car'],
    settings: {
      texts, ...questionnaire, theme: { primary: '#6c4cf1', radius: 18 }, support_phone: '(555) 010-0177',
      frame_ancestors: ['http://host.localhost:4400', 'http://localhost:4400'],
      underwriter: 'Granite Mutual Insurance Company', seller: 'Surefoot Insurance Services LLC',
    },
  },
  partner: { name: 'Harbor Travel', client_id: 'harbor-travel', email: 'insurance@harbor.example' },
  urlTokens: ['harbor_embed_31', `harbor_account_${'9f3a7c21'.repeat(6)}`],
};
const kaapstad: Site = {
  name: 'kaapstad',
  info: {
    api_token: 'site_kaapstad_c40a18', title: 'Kaapstad Cover', verticals: ['carsafe', 'homesafe'],
    settings: {
      texts, theme: { primary: '#ffc72c', radius: 3 }, support_phone: '+27 21 555 0142',
      underwriter: 'Chubb', seller: 'Surefoot Administrators (Pty) Ltd',
    },
  },
  partner: { name: 'Kaapstad Cover', client_id: 'kaapstad', email: 'help@kaapstad.example' },
};
const everything: Site = {
  name: 'everything',
  info: {
    api_token: 'site_everything_e2d6aa', title: 'Surefoot, every line',
    verticals: ['rental_car', 'renters', 'commercial', 'carsafe', 'homesafe', { code: 'collectibles' }],
    settings: { texts, ...questionnaire, support_phone: '(555) 010-0199', underwriter: 'Granite Mutual Insurance Company', seller: 'Surefoot Insurance Services LLC' },
  },
  partner: { name: 'Surefoot', client_id: 'surefoot-everything', email: 'support@surefoot.example' },
};
/** CH-006: no token, so a purchase must carry who buys. */
const walkin: Site = {
  name: 'walkin',
  info: { title: 'Surefoot walk-in', verticals: ['rental_car'], settings: { texts, support_phone: '(555) 010-0111' } },
  partner: { name: 'Surefoot walk-in', client_id: 'walkin', email: 'support@surefoot.example' },
};

export const sites: readonly Site[] = [surefoot, harbor, kaapstad, everything, walkin];

/** A host that is surely nobody's shop on the internet: this machine, an address, a name without a dot. */
const local = (host: string): boolean => !host.includes('.') || /^[\d.]+$/.test(host) || /\.(localhost|local|test)$/.test(host);

/** By name; on a local host any other name is the default site, elsewhere it is unknown. */
export const siteByName = (name: string, host: string): Site | undefined =>
  sites.find((site) => site.name === name.toLowerCase()) ?? (name === 'localhost' || name === 'www' || local(host) ? surefoot : undefined);
export const siteByToken = (token: string): Site | undefined =>
  sites.find(({ info, urlTokens = [] }) => info.api_token === token || urlTokens.includes(token));
