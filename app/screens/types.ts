import type { FlowDefinition, FlowEvent, Step, View } from '#engine';
import type { PageServices } from '#api/services/types';
import type { SiteInfo } from '#api/contracts/site';

/** What every screen gets: where the visitor is, what the step says, and a way to send events. It never fetches or prices. */
export interface ScreenProps {
  readonly flow: FlowDefinition;
  /** The step's definition, its `title` already filled from the context. */
  readonly step: Step & { readonly name: string };
  readonly view: View;
  readonly send: (event: FlowEvent) => void;
  readonly services: PageServices;
  readonly site: SiteInfo;
  readonly embedded: boolean;
}
