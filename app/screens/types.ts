import type { FlowDefinition, FlowEvent, Step, View } from '#engine';
import type { PageServices } from '#api/services/types';
import type { SiteInfo } from '#api/contracts/site';

/** The props of every screen: the state of the flow, the step, and `send`. A screen never fetches or prices. */
export interface ScreenProps {
  readonly flow: FlowDefinition;
  /** The step's definition, its `title` already filled from the context. */
  readonly step: Step & { readonly name: string };
  readonly view: View;
  readonly send: (event: FlowEvent) => void;
  readonly services: PageServices;
  readonly site: SiteInfo;
}
