import { vi } from 'vitest';

/** The clock of a stage: it stands still until somebody moves it. */
export interface Time {
  readonly now: () => number;
  /** Forgets whatever was waited for, and begins anew. */
  readonly begins: (at: number) => void;
  readonly isAwaited: () => boolean;
  /** On to the next moment that somebody waits for. */
  readonly skips: () => void;
  readonly passes: (milliseconds: number) => void;
}

/** vitest's, which also stands behind every limit and pause. */
export const fakeTime: Time = {
  now: () => Date.now(),
  begins: (at) => { vi.clearAllTimers(); vi.setSystemTime(at); },
  isAwaited: () => vi.getTimerCount() > 0,
  skips: () => { vi.advanceTimersToNextTimer(); },
  passes: (milliseconds) => { vi.advanceTimersByTime(milliseconds); },
};
