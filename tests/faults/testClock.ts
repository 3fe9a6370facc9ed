import { vi } from 'vitest';

/** A clock that stands still until the test moves it. */
export interface TestClock {
  readonly now: () => number;
  /** Removes all timers and sets the time. */
  readonly reset: (at: number) => void;
  readonly hasTimers: () => boolean;
  readonly runNextTimer: () => void;
  readonly advance: (milliseconds: number) => void;
}

/** vitest's fake timers, which also run every time limit and delay of the code. */
export const fakeClock: TestClock = {
  now: () => Date.now(),
  reset: (at) => { vi.clearAllTimers(); vi.setSystemTime(at); },
  hasTimers: () => vi.getTimerCount() > 0,
  runNextTimer: () => { vi.advanceTimersToNextTimer(); },
  advance: (milliseconds) => { vi.advanceTimersByTime(milliseconds); },
};
