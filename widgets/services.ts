/** What widgets may ask of the outside world. Typed by shape: widgets and api never meet. */

export interface AddressParts {
  readonly streetAddress?: string;
  readonly unit?: string;
  readonly city?: string;
  readonly region?: string;
  readonly postal?: string;
  readonly country?: string;
}
export interface AddressSuggestion { readonly id: string; readonly label: string; readonly detail?: string }
export interface CardHolderData {
  readonly name: string;
  readonly address_line1?: string;
  readonly address_city?: string;
  readonly address_state?: string;
  readonly address_zip?: string;
}
export interface CardTokenData { readonly id: string; readonly brand?: string; readonly last4?: string }

export interface WidgetServices {
  readonly suggestions: {
    ready(): Promise<boolean>;
    suggest(text: string, options: { readonly country?: string; readonly signal?: AbortSignal }): Promise<readonly AddressSuggestion[]>;
    resolve(id: string, signal?: AbortSignal): Promise<AddressParts>;
  };
  readonly country: { detect(): Promise<string> };
  readonly card: {
    load(): Promise<unknown>;
    register(create: ((holder: CardHolderData) => Promise<CardTokenData>) | undefined): void;
    readonly sandboxed: boolean;
    /** No provider is configured: no card can be taken. */
    readonly off?: boolean;
  };
  readonly analytics: { track(event: string, properties?: Readonly<Record<string, unknown>>): void };
}

/** `registry.formContext` of every widget. */
export interface WidgetContext {
  readonly services: WidgetServices;
  /** Writes several siblings of the field with this id in one change. Names that the form does not have are left out. */
  readonly fill: (id: string, values: Readonly<Record<string, unknown>>) => void;
  /** The present value of a sibling of the field with this id. */
  readonly beside: (id: string, name: string) => unknown;
}
