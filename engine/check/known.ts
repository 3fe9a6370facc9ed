import type { CallSpec } from '../types';
import type { Shape } from './shapes';

/** The names that exist outside the definition. What is left out is not checked. */
export interface ExternalNames {
  readonly calls?: readonly string[];
  readonly derive?: readonly string[];
  readonly screens?: readonly string[];
  /** Names that `ui:widget` and `ui:field` may say. */
  readonly widgets?: readonly string[];
  /** By the name of the widget; one that is left out is not judged. */
  readonly widgetSpecs?: Readonly<Record<string, WidgetSpec>>;
  /** Whether surveys can be carried out. */
  readonly surveys?: boolean;
}

/**
 * What a piece of a screen's content is. `?` at the end: it may be left out. `entryPath`, `entryAmount` (a number) and `entryTemplate` read
 * an entry of the list that the content shows; a `currency` is a code, or the path of one.
 */
export type ContentWord =
  'text' | 'path' | 'currency' | 'template' | 'entryPath' | 'entryAmount' | 'entryTemplate' | 'step' | 'icon' | 'drawing' | 'field' | 'number'
  | 'flag';
export type ContentSpec =
  | ContentWord | `${ContentWord}?`
  | { readonly oneOf: readonly string[]; readonly optional?: true }
  /** A template that may name these besides paths. */
  | { readonly template: readonly string[]; readonly optional?: true }
  /** `some`: at least one. */
  | { readonly list: ContentSpec; readonly some?: true; readonly optional?: true }
  /** The same for whatever key. */
  | { readonly each: ContentSpec; readonly optional?: true }
  | { readonly of: Readonly<Record<string, ContentSpec>>; readonly optional?: true };
export interface ScreenSpec {
  /** What a step of this kind cannot do without. */
  readonly needs: readonly ('form' | 'content' | 'survey')[];
  readonly content: ContentSpec;
  /** The word of the content that names the list it shows. */
  readonly list?: string;
  /** The word of the content that says how many entries a visitor may give that list. */
  readonly most?: string;
  /** What its controls send besides Next: under `on` the step says where each of them leads. */
  readonly events?: readonly string[];
  /** What they send only on some steps: `on` may say nothing of it. */
  readonly otherEvents?: readonly string[];
  /** Pays: the step needs a call that happens once, unless its content names another action. */
  readonly sells?: true;
  /** The widget that a field of the form must have, for these actions of the content; `undefined` is none. */
  readonly widget?: { readonly name: string; readonly actions: readonly (string | undefined)[] };
}

/** What a widget can answer. */
export interface WidgetSpec {
  /** The types of fields that it can answer; any when absent. */
  readonly types?: readonly string[];
  /** It offers the field's choices: a field that is no yes or no must have some, or exactly two. */
  readonly choices?: 'some' | 'two';
  /** Of a number it takes no fraction. */
  readonly whole?: true;
  /** Fields of this type that name no widget are asked like this. */
  readonly usualFor?: string;
  /** A visitor writes nothing there. */
  readonly silent?: true;
  /** It writes into the fields beside it as well. */
  readonly fills?: true;
}

/** What a formatter can show: of each of its paths in turn, the types of fields, `day` for a text that is a date. */
export type FormatterSpec = readonly (readonly ('day' | 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object')[])[];

/** All that `npm run check` knows besides: what the screens, widgets and texts understand. */
export interface Known extends ExternalNames {
  readonly screenSpecs?: Readonly<Record<string, ScreenSpec>>;
  /** `ui:` options and keys of `ui:options`, each with the schema of its values. */
  readonly options?: Readonly<Record<string, object>>;
  readonly icons?: readonly string[];
  readonly drawings?: readonly string[];
  /** `{path|name}` in a text, by name; what says nothing of itself stands under an empty one. */
  readonly formatters?: Readonly<Record<string, FormatterSpec>>;
  /** `{name}` in a text that the site fills. */
  readonly words?: readonly string[];
  /** Facts of the visit: `account.email`. */
  readonly facts?: readonly string[];
  /** Calls that a step may make although the definition does not list them. */
  readonly offered?: Readonly<Record<string, CallSpec>>;
  /** Paths that are read outside the definition. */
  readonly spoken?: readonly string[];
  /** What calls were seen to give. */
  readonly given?: Shape;
}
