import type { FlowGraph } from '../../../app/gallery/chart/graph';
import type { Look } from '../../../app/gallery/chart/Drawing';

/** How something is marked, on the chart and in the list. */
export type Mark = Look | 'reached' | 'dead' | 'same' | 'gained' | 'lost' | 'elsewhere';
/** Something that a press on an entry shows: a list of events, or of sentences. */
export interface Section {
  readonly title: string;
  readonly lines: readonly { readonly at?: string; readonly words: string }[];
  /** The lines follow one another. */
  readonly isTrace?: boolean;
  /** What it goes through on the chart. */
  readonly through?: readonly string[];
  /** The address of the shop that plays it. */
  readonly replay?: string;
}
/** One row of a report. */
export interface Entry {
  readonly kind: string;
  readonly name: string;
  readonly mark: Mark;
  /** `flows/pet/line.yaml:136` */
  readonly place?: string;
  readonly note?: string;
  /** It follows from this entry: kind and name. */
  readonly of?: string;
  readonly sections: readonly Section[];
  /** Its ids on the chart. */
  readonly parts: readonly string[];
}
/** A report as a page shows it. */
export interface ReportModel {
  readonly heading: string;
  readonly subject: string;
  readonly verdict: string;
  readonly good: boolean;
  readonly figures: readonly { readonly label: string; readonly value: number; readonly bad?: boolean }[];
  /** What the figures count, where the verdict may name others. */
  readonly counted?: string;
  readonly kinds: readonly { readonly kind: string; readonly title: string }[];
  readonly marks: readonly Mark[];
  readonly entries: readonly Entry[];
  readonly graph: FlowGraph;
  readonly legend: readonly { readonly look: string; readonly words: string }[];
}
