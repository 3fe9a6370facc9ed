import type { ValueOf } from './described';
import type { uiOptionSchemas } from './question';

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
type Window = { readonly from: string; readonly zone?: string; readonly min?: Span; readonly max?: Span };
/** A number counts days, a minus counts back. */
type Span = number | { readonly days?: number; readonly months?: number; readonly years?: number };
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

type Some<Name extends string, Value> = { readonly [N in Name]?: Value };
/** One question, a group of them, or a list of rows. */
export type Field = Conditions & Some<'title' | 'description' | 'pattern', string>
  & Some<'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum' | 'multipleOf' | 'minItems' | 'maxItems', number>
  & Some<'uniqueItems' | 'readOnly' | 'writeOnly', boolean> & Some<'enum' | 'examples', readonly unknown[]> & Some<'default' | 'const', unknown> & {
    readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
    readonly format?: Format;
    readonly window?: Window;
    readonly properties?: Readonly<Record<string, Field>>;
    readonly items?: Field;
  };

/** What a widget can be told (`widgets/README.md` says what each means). */
type Options = { readonly [Option in keyof typeof uiOptionSchemas]?: ValueOf<(typeof uiOptionSchemas)[Option]> };
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
