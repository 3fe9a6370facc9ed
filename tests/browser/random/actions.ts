import fc from 'fast-check';

/** Which of the things that are there: a part of one. Doubles would nearly all be next to nothing. */
const at = fc.noBias(fc.nat(9999)).map((part) => part / 10_000);
const does = <D extends string>(name: D) => fc.constant(name);

const odd = ['', ' ', '0', '-1', '1.5', '1e9', '$5', '100,000', '999999999999', '13/45/9999', '01/02/2030', '2026-12-01', 'x', 'ines@',
  'ines@example.com', '6145550100', '+27 82 555 0142', '43215', 'O\'Neil', 'Żółć 漢字 🙂', '\u200e', '<b>x</b>', 'a'.repeat(300)];
const text = fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'grapheme' }));
const key = fc.constantFrom(
  'Enter', 'Escape', 'Tab', 'Shift+Tab', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Space', 'Backspace', 'End',
);

/** What somebody may do next. Mostly what is meant, or nobody would come to the end. */
const action = fc.oneof(
  // Answers what is open, and presses something that leads on; `twice` as fast as a double click.
  { weight: 45, arbitrary: fc.record({ does: does('goes on'), at, twice: fc.noBias(fc.nat(9).map((one) => one === 0)) }) },
  // Anything that can be pressed, though it may be covered.
  { weight: 20, arbitrary: fc.record({ does: does('presses'), at, blindly: fc.boolean() }) },
  { weight: 7, arbitrary: fc.record({ does: does('answers'), at }) },
  { weight: 7, arbitrary: fc.record({ does: does('types'), at, text }) },
  { weight: 10, arbitrary: fc.record({ does: does('strikes'), key }) },
  { weight: 5, arbitrary: fc.record({ does: does('goes back') }) },
  { weight: 2, arbitrary: fc.record({ does: does('goes forward') }) },
  { weight: 2, arbitrary: fc.record({ does: does('loads anew') }) },
  { weight: 1, arbitrary: fc.record({ does: does('loses the line') }) },
  { weight: 1, arbitrary: fc.record({ does: does('turns the phone'), isWide: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: does('types an address'), at }) },
);
export type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

/** The same seed gives the same actions. */
export const actionsOf = (seed: number, count: number): readonly Action[] => fc.sample(action, { seed, numRuns: count });

/** The one of a list that an action means. */
export const chosenOf = <T>(all: readonly T[], part: number): T | undefined => all[Math.floor(part * all.length)];
