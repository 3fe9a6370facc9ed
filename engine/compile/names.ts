/** Names of the states inside a step. A step is `open` (listening), has `failed`, or is carrying something out. */
export const states = {
  open: 'open',
  failed: 'failed',
  /** What the step needs on entering did not come: said, and then, until it is asked for again. */
  missed: 'missed',
  unready: 'unready',
  /** Leads on to the furthest step that can be entered. */
  furthest: 'furthest?',
  /** Decides whether the step is passed over. */
  skip: 'skip?',
  /** A call running for an event: `NEXT:plans`. */
  call: (event: string, call: string) => `${event}:${call}`,
  /** Decides whether the call can be left out, or must wait for the order of another tab. */
  gate: (event: string, call: string) => `${event}:${call}?`,
  /** All calls are done: the branches are read. */
  end: (event: string) => `${event}:end`,
  /** An order is in doubt. */
  doubt: 'doubt',
  modal: (modal: string) => `modal:${modal}`,
  /** The modal is answered: its own branches are read. */
  after: (modal: string) => `after:${modal}`,
} as const;

/** The id XState gives the running call; its answer arrives as `xstate.done.actor.<id>`. */
export const invokeId = (step: string, event: string, call: string): string => `${step}:${event}:${call}`;
export const tags = { busy: 'busy', held: 'held', failed: 'failed', unready: 'unready' } as const;
/**
 * Events that the machine raises itself, one for each step that Back or an address leads to: it need not ask every step whether it is
 * meant. That of no step is taken by nobody.
 */
export const raised = {
  back: (step: string | false | undefined) => `BACK:${step}`,
  address: (step: string | undefined) => `GOTO:${step}`,
} as const;
