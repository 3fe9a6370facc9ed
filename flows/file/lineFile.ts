import type { QuoteService } from '#api/adapters/quoteService';
import type { Rating } from '#api/sandbox/quotes/rating';
import type { CallSpec, FlowDefinition, JsonSchema, Path, Step } from '#engine';
import type { Field, FieldUi } from '#schemas/form';
import type { Frame } from '../types';
import type { FaqContent, LandingContent } from '#schemas/line';
import type { partNames } from './parts';

/** A line of insurance in one file, `flows/NAME/line.yaml` or `line.json`. What each word means: `flows/line-file.md`. */
export interface LineFile extends Omit<FlowDefinition, 'calls' | 'steps'> {
  readonly $schema?: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The sandbox's sites that sell it. */
  readonly sites: readonly string[];
  readonly aliases?: readonly string[];
  readonly isFront?: boolean;
  readonly frame?: Frame;
  readonly theme?: LineTheme;
  readonly landing: LandingContent;
  readonly faq?: FaqContent;
  /** What an application looks like, for both sides; any object when absent. */
  readonly application?: JsonSchema;
  readonly quote: Omit<QuoteService, 'vertical' | 'currency' | 'application'>;
  /** How the sandbox rates it. It does not leave the server when the partner is a real one. */
  readonly rating?: Omit<Rating, 'code' | 'currency' | 'application' | 'limits'>;
  /** What a purchase insures. */
  readonly sells: readonly Path[];
  /** Besides those of the quote service. */
  readonly calls?: Readonly<Record<string, CallSpec>>;
  readonly steps: Readonly<Record<string, LineStep>>;
}
/** Colours of the line's own pages, `#rrggbb`, where the partner has set none. */
export interface LineTheme { readonly primary?: string; readonly accent?: string }
export interface LineStep extends Omit<Step, 'form'> { readonly form?: Step['form'] | Questions }

/** A form as it is asked: in order, the parts that lines share by their names, and questions of its own. */
export type Questions = readonly (PartName | Readonly<Record<string, Question>> | Section)[];
type PartName = (typeof partNames)[number];
/** A group of questions under a heading. */
export interface Section { readonly section: string; readonly ask: readonly (PartName | Readonly<Record<string, Question>>)[] }
/**
 * A field of the schema and, with `ui:`, how it is asked. A text when no type is said, required unless it is optional. The usual widget
 * is chosen by its type, its format or its choices.
 */
export type Question = Omit<Field, 'items'> & FieldUi & {
  readonly optional?: boolean;
  /** Value → how it reads; or a list, where an answer needs help. */
  readonly choices?: Readonly<Record<string, string>> | readonly { readonly value: unknown; readonly title: string; readonly help?: string }[];
  /** A list whose entries are asked these. */
  readonly rows?: Section['ask'];
};
