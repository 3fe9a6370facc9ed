import { contract, list, object, text1, email } from './contract';

/** AS-019. `settings` is what a partner may set (theme contract of the look), and who may embed the site. */
export interface SiteInfo {
  readonly api_token?: string;
  readonly title: string;
  readonly verticals: readonly (string | { readonly code: string })[];
  readonly settings: SiteSettings;
}
export interface SiteSettings {
  readonly theme?: { readonly primary?: string; readonly accent?: string; readonly radius?: number; readonly font?: string; readonly logo?: string };
  readonly support_phone?: string;
  /** Origins that may show the embed routes in a frame. */
  readonly frame_ancestors?: readonly string[];
  readonly texts?: Readonly<Record<string, string>>;
  /** The registered name of the company that underwrites (PY-029). */
  readonly underwriter?: string;
  readonly seller?: string;
}
export interface PartnerInfo { readonly name: string; readonly client_id: string; readonly email: string }

export const site = contract<undefined, SiteInfo>({
  id: 'site.site', method: 'GET', path: '/api/partner/v1/site', kind: 'startup', summary: 'The site behind a host name: its token, title, lines and settings',
  query: object({ site: text1(63) }),
  answer: {
    ...object({
      api_token: { type: 'string' }, title: text1(), verticals: list({ anyOf: [{ type: 'string' }, object({ code: text1() })] }),
      settings: { type: 'object' },
    }, ['api_token']),
    examples: [{ api_token: 'site_token', title: 'Surefoot', verticals: ['rental_car'], settings: {} }],
  },
  refusals: [{ status: 404, error: { code: 'site_not_found', message: 'No site has this name.' } }],
});

export const partner = contract<undefined, PartnerInfo>({
  id: 'site.partner', method: 'GET', path: '/api/partner/v1/partner', kind: 'startup', summary: 'The partner behind the token',
  answer: { ...object({ name: text1(), client_id: text1(), email }), examples: [{ name: 'Surefoot', client_id: 'surefoot', email: 'support@surefoot.example' }] },
  refusals: [{ status: 401, error: { code: 'unauthorized', message: 'This token is not known.' } }],
});
