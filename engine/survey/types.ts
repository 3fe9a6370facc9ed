import type { Context, Form, Patch, Stop, SurveyUse } from '../types';
import type { Rules } from '../rules/types';

/** The server's questions, as the partner spells them (SV-012 … SV-030). Untrusted: read through `readDynamicForm`. */
export interface DynamicForm {
  readonly start_screen_id: string;
  readonly screens: Readonly<Record<string, DynamicScreen>>;
}
/** Names, or name → on (S-05). */
export type Flags = readonly string[] | Readonly<Record<string, unknown>>;
export interface DynamicScreen {
  readonly id?: string;
  readonly question?: string;
  readonly help_text?: string | null;
  readonly bottom_text?: string | null;
  readonly flags?: Flags | null;
  readonly fields?: readonly DynamicField[];
  readonly next_screen_id?: string | null;
}
export interface DynamicField {
  readonly key_name: string;
  readonly label?: string;
  readonly required?: boolean;
  readonly field_type?: string;
  readonly widget?: string | null;
  readonly help_text?: string | null;
  readonly subfields?: readonly DynamicField[];
  readonly settings?: FieldSettings | null;
}
export interface FieldSettings {
  readonly choices?: readonly DynamicChoice[];
  readonly regex?: string | null;
  readonly min_value?: number | string | null;
  readonly max_value?: number | string | null;
  readonly date_after?: string | null;
  readonly date_before?: string | null;
  readonly min_choices?: number | string | null;
  readonly max_choices?: number | string | null;
  readonly row_item_name?: string | null;
  readonly add_button_caption?: string | null;
  readonly flags?: Flags | null;
}
export interface DynamicChoice {
  readonly value: string | number | boolean;
  readonly title?: string;
  readonly help_text?: string | null;
  /** A branch that this answer opens (S-01). */
  readonly next_screen_id?: string | null;
}

/** What is kept of the way through a survey; the sequence is worked out from it, never stored. Plain data. */
export interface Trail {
  /** The screen that shows; absent when no screen is left after skipping (S-07). */
  readonly at?: string;
  /**
   * Branches that were opened: the screen that was left, and where the server's word or else its choice led (S-01). Pairs in a list,
   * because ids are not ours.
   */
  readonly replies?: readonly (readonly [screen: string, next: string])[];
  /** The last screen was left by Next. */
  readonly ended?: true;
}

/** All that the interpreter needs of surveys. Flows with a `survey` step are compiled with it; others do not carry its weight. */
export interface SurveyKit {
  /** The trail nobody has walked yet. */
  start(use: SurveyUse, context: Context): Trail;
  /** Does the stored trail belong to the form that is there now? */
  hasValidTrail(use: SurveyUse, context: Context): boolean;
  stop(use: SurveyUse, context: Context): Stop | undefined;
  /** The form of the present screen; the same object as long as the screen is the same. */
  form(use: SurveyUse, context: Context): Form | undefined;
  /** The answers to the present screen's fields. */
  answers(use: SurveyUse, context: Context): Readonly<Record<string, unknown>>;
  /** New answers to the present screen. */
  change(use: SurveyUse, context: Context, data: Readonly<Record<string, unknown>>): Patch;
  /** Next, after the answers were saved: the trail at the next screen, or ended; the reply is used up. */
  advance(use: SurveyUse, context: Context): Patch;
  /** Back: the screen before, blanked, without the branch that is left by it; undefined on the first screen (SV-035, SV-036, C-02). */
  retreat(use: SurveyUse, context: Context): Patch | undefined;
  /** The last screen was left by Next, and every screen of the sequence holds right answers. */
  isComplete(use: SurveyUse, context: Context, rules: Pick<Rules, 'valid'>): boolean;
  /** Tells two places in a survey apart, for the prover. */
  place(use: SurveyUse, context: Context): string;
}
