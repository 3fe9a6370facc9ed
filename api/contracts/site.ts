import { contract, list, object, text1, email, type Schema } from './contract';

/** A line that a site sells, in either way that partners write it. */
export type Vertical = string | { readonly code: string };
/** The codes of these lines. */
export const verticalCodes = (verticals: readonly Vertical[]): readonly string[] =>
  verticals.map((vertical) => (typeof vertical === 'string' ? vertical : vertical.code));

/** AS-019. `settings` is what a partner may set (theme contract of the look), and who may embed the site. */
export interface SiteInfo {
  readonly api_token?: string;
  readonly title: string;
  readonly verticals: readonly Vertical[];
  readonly settings: SiteSettings;
}
export interface SiteSettings {
  readonly theme?: {
    readonly primary?: string; readonly accent?: string; readonly radius?: number; readonly font?: string; readonly logo?: string;
    /** What is behind the page in a partner's frame: the partner's own page; white when absent. */
    readonly frame?: 'transparent';
  };
  readonly support_phone?: string;
  /** Origins that may show the embed routes in a frame. */
  readonly frame_ancestors?: readonly string[];
  readonly texts?: Readonly<Record<string, string>>;
  /** The registered name of the company that underwrites (PY-029). */
  readonly underwriter?: string;
  readonly seller?: string;
  /** Another company's questionnaire for prices, opened with our client id and the partner's name (BO-023, S-40). */
  readonly questionnaire_url?: string;
  /** The start date of a renters policy is counted by New York's calendar, today included (RN-054, C-05). */
  readonly renters_start_new_york?: boolean;
  /** S-02, by line code: a partner's own path for the answers of a survey; null when it has none: they are then sent with the rates. */
  readonly survey_paths?: Readonly<Record<string, string | null>>;
  /** PY-008: a partner's own path for another card. */
  readonly method_update_path?: string;
}
export interface PartnerInfo { readonly name: string; readonly client_id: string; readonly email: string }

export const site = contract<undefined, SiteInfo>({
  id: 'site.site', method: 'GET', path: '/api/partner/v1/site', kind: 'startup', summary: 'The site behind a host name: its token, title, lines and settings',
  query: object({ site: text1(63) }),
  answer: {
    ...object({
      api_token: { type: 'string' }, title: text1(),
      verticals: list({ anyOf: [{ type: 'string' }, object({ code: text1() })] } as Schema<Vertical>),
      settings: { type: 'object' } as Schema<SiteSettings>,
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
