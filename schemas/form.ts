/**
 * A form as it is written: what may be answered, and how it is asked. Stricter than what the engine reads, because the
 * server's forms are not ours: here a misspelt keyword is an error in the editor. Types and no interfaces, because only types
 * can be handed over as any JSON.
 */
export type FormSchema = Conditions & {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Field>>;
};

type Format = 'date' | 'date-time' | 'email' | 'phone' | 'time' | 'uri';
/** Days from `today`, in `zone`, or from the field beside it; both ends included. */
type Window = { readonly from: string; readonly zone?: string; readonly min?: number; readonly max?: number };
/** What depends on other answers. */
type Conditions = {
  readonly required?: readonly string[];
  readonly dependencies?: Readonly<Record<string, readonly string[] | Condition>>;
  readonly if?: Condition;
  readonly then?: Condition;
  readonly else?: Condition;
  readonly allOf?: readonly Condition[];
  readonly anyOf?: readonly Condition[];
  readonly oneOf?: readonly Condition[];
  readonly not?: Condition;
};
type Condition = Conditions & { readonly properties?: Readonly<Record<string, Field>> };

/** One question, a group of them, or a list of rows. */
export type Field = Conditions & {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly format?: Format;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly window?: Window;
  readonly properties?: Readonly<Record<string, Field>>;
  readonly items?: Field;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
};

/** A choice that is offered. */
interface Choice { readonly value: unknown; readonly title: string; readonly help?: string }
/** What a widget can be told (`widgets/README.md` says what each means). */
interface Options {
  readonly width?: 'full' | 'half' | 'third';
  readonly label?: string | false;
  readonly optional?: boolean;
  readonly help?: string;
  readonly messages?: Readonly<Record<string, string>>;
  readonly patternMessage?: string;
  readonly autocomplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'none';
  readonly spellcheck?: boolean;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly readonly?: boolean;
  readonly ignore?: string;
  readonly cut?: boolean;
  readonly choices?: readonly Choice[];
  readonly enumNames?: readonly string[];
  readonly compact?: boolean;
  readonly text?: string;
  readonly emptyText?: string;
  readonly track?: string;
  readonly format?: string;
  readonly dob?: boolean;
  readonly range?: { readonly from?: string; readonly to?: string };
  readonly limitText?: string;
  readonly zone?: string;
  readonly dropdowns?: boolean;
  readonly currency?: string;
  readonly countries?: readonly string[];
  readonly defaultCountry?: string;
  readonly fills?: Readonly<Record<string, string>>;
  readonly country?: string;
  readonly countryField?: string;
  readonly pickedOnly?: boolean;
  readonly rowTitle?: string;
  readonly addLabel?: string;
  readonly minRows?: number;
  readonly maxText?: string;
  readonly extraFields?: boolean;
  readonly hideWhenKnown?: boolean;
}
type Widget = 'text' | 'number' | 'email' | 'select' | 'search' | 'radio' | 'yesNo' | 'checkbox' | 'checkboxes' | 'multi' | 'date' | 'dateTime'
  | 'currency' | 'phone' | 'usPhone' | 'address' | 'fixed' | 'hidden';
/** How a field is asked. */
export type FieldUi = { readonly [Option in keyof Options as `ui:${Option}`]: Options[Option] } & {
  readonly 'ui:widget'?: Widget;
  readonly 'ui:field'?: 'card';
  readonly 'ui:order'?: readonly string[];
  readonly 'ui:options'?: Options;
};

/** How the fields of a part are asked; those of a group or of a list's rows stand inside. */
export type PartUi = Readonly<Record<string, FieldUi | (FieldUi & Readonly<Record<string, FieldUi | Readonly<Record<string, FieldUi>>>>)>>;
/** A whole form. */
export type Form = { readonly schema: FormSchema; readonly ui: Readonly<Record<string, PartUi[string] | readonly string[]>> };
