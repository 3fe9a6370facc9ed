import type { HostEvent } from './parent/messages';

/** In the sandbox every service has an offline twin that is complete; a real provider is switched on by configuration. */

/** WG-001. `region` is the two-letter state or the province, `country` the two-letter code. */
export interface Address {
  readonly streetAddress?: string;
  readonly unit?: string;
  readonly city?: string;
  readonly region?: string;
  readonly postal?: string;
  readonly country?: string;
  readonly county?: string;
  readonly lat?: number;
  readonly lng?: number;
}

export interface Geocoder {
  /** The parts of one address string. Rejects with an ApiError whose `code` is the provider's status, as ZERO_RESULTS (WG-007, WG-008). */
  geocode(address: string, signal?: AbortSignal): Promise<Address>;
}
export interface Suggestion { readonly id: string; readonly label: string; readonly detail?: string }
export interface AddressSuggestions {
  /** False when there is no provider: the widget then shows a plain input (WG-009). */
  ready(): Promise<boolean>;
  /** Rejects when it fails: what is typed may count then (S-84). */
  suggest(text: string, options: { readonly country?: string; readonly signal?: AbortSignal }): Promise<readonly Suggestion[]>;
  resolve(id: string, signal?: AbortSignal): Promise<Address>;
}
export interface CountryHint {
  /** The visitor's country by the IP address; 'US' when it is unknown (WG-013, WG-014). */
  detect(): Promise<string>;
}

export interface CardHolder {
  readonly name: string;
  readonly address_line1?: string;
  readonly address_city?: string;
  readonly address_state?: string;
  readonly address_zip?: string;
}
export interface CardToken { readonly id: string; readonly brand?: string; readonly last4?: string }
/** Card data stays inside the provider's frames: the page only ever holds a token. */
export interface CardTokens {
  /** Stripe.js or its stand-in; null when it cannot be loaded (PY-023). The next call tries again. */
  load(): Promise<unknown>;
  /** The card widget registers how to make a token of what was typed; undefined when it unmounts. */
  register(create: ((holder: CardHolder) => Promise<CardToken>) | undefined): void;
  /** Rejects with an ApiError: `card_error` with the provider's message (PY-022), or `card_service` when the card is not the reason. */
  createToken(holder: CardHolder): Promise<CardToken>;
  /** True when no real card can be charged here. */
  readonly sandboxed: boolean;
  /** No provider is configured: no card can be taken. */
  readonly off?: boolean;
}

export interface Analytics {
  page(name: string, properties?: Readonly<Record<string, unknown>>): void;
  track(event: string, properties?: Readonly<Record<string, unknown>>): void;
  identify(id: string | undefined, traits?: Readonly<Record<string, unknown>>): void;
}
export interface ErrorReports {
  breadcrumb(category: string, message: string): void;
  report(error: unknown, extra?: { readonly request?: string; readonly code?: string }): void;
  user(user: { readonly email?: string; readonly id?: string } | undefined): void;
}
/** The page around an embedded flow, or a native app around the page. */
export interface ParentWindow {
  post(type: HostEvent, payload?: Readonly<Record<string, unknown>>): void;
}

/** What widgets and screens may use (`formContext.services`). */
export interface PageServices {
  readonly suggestions: AddressSuggestions;
  readonly country: CountryHint;
  readonly card: CardTokens;
  readonly analytics: Analytics;
  readonly reports: ErrorReports;
  readonly parent: ParentWindow;
}
/** What adapters may use besides http. */
export interface Services extends PageServices {
  readonly geocoder: Geocoder;
}
