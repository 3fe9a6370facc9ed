import type { FlowDefinition, View } from '#engine';

/** Where a visitor is: an address, and inside a survey the screen, which has no address of its own. */
export interface Place { readonly path: string; readonly stop?: string }
/** Places as text, to compare them. An address holds no `#`. */
export const keyOf = ({ path, stop }: Place): string => (stop === undefined ? path : `${path}#${stop}`);

/** An entry of the browser's history, with what we keep in it. */
export interface Entry extends Place {
  /** Entries are counted, so that Back and Forward can be told apart. */
  readonly at?: number;
  /** The place of the entry before this one, when we made this one. */
  readonly before?: string;
  /** The visit began on the landing page: answers are kept on the first step (C-01). */
  readonly fromLanding?: true;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The entry that shows. Its state may be anybody's. */
export function readEntry(path: string, state: unknown): Entry {
  const { at, before, stop, fromLanding } = isObject(state) ? state : {};
  return {
    path,
    ...(typeof stop === 'string' ? { stop } : {}),
    ...(typeof at === 'number' ? { at } : {}),
    ...(typeof before === 'string' ? { before } : {}),
    ...(fromLanding === true ? { fromLanding } : {}),
  };
}

/** The place the machine is at. `base`: mount and line, with a slash at its end. */
export function placeOf(flow: FlowDefinition, base: string, { step, stop }: Pick<View, 'step' | 'stop'>): Place {
  const path = base + (flow.steps[step]?.path ?? '');
  return stop ? { path, stop: stop.id } : { path };
}

/** Inside the page the step and its screen say as much as the address. */
export const stopKey = ({ step, stop }: Pick<View, 'step' | 'stop'>): string => keyOf({ path: step, ...(stop ? { stop: stop.id } : {}) });

/** Who moved since address and machine last agreed? */
export function whoMoved(address: string, machine: string, agreed: string | undefined): 'nobody' | 'visitor' | 'machine' {
  if (address === machine) return 'nobody';
  return address === agreed ? 'machine' : 'visitor';
}

/** How many entries the visitor went: below 0 back, above 0 forward; 0 is a new address, typed or by a link. */
export const stride = (here: Entry, agreed: Entry | undefined): number => (here.at === undefined || agreed?.at === undefined ? 0 : here.at - agreed.at);
