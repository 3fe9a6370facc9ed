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
/** A phone, turned, with large letters; a screen, zoomed to 200 % and to 400 %. */
const size = fc.constantFrom(...([[375, 812], [812, 375], [320, 568], [1280, 900], [640, 450], [320, 225]] as const));
/** Faults of the service on demand (api/sandbox/README.md): lost on the way there, lost on the way back, refused after the work is done. */
const fault = fc.constantFrom(
  { fault: 'cut' }, { fault: 'after' }, { fault: 'slow', seconds: 2 }, { fault: 'html' },
  { fault: 'status', status: 500 }, { fault: 'status', status: 500, processed: true }, { fault: 'status', status: 503 },
  { fault: 'status', status: 429 },
);
const times = fc.integer({ min: 1, max: 4 });

/** What somebody may do next. Mostly what is meant, or nobody would come to the end. */
const ofPage = [
  // Answers what is open, and presses something that leads on; `twice` as fast as a double click.
  { weight: 45, arbitrary: fc.record({ does: does('goes on'), at, how: fc.constantFrom('once', 'once', 'once', 'twice', 'by keys') }) },
  // Anything that can be pressed, though it may be covered.
  { weight: 14, arbitrary: fc.record({ does: does('presses'), at, blindly: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ does: does('answers'), at }) },
  { weight: 5, arbitrary: fc.record({ does: does('types'), at, text }) },
  { weight: 8, arbitrary: fc.record({ does: does('strikes'), key }) },
  // Some steps back, and another answer there: what hangs on it, a price above all, is asked for anew.
  { weight: 3, arbitrary: fc.record({ does: does('changes an answer'), steps: fc.integer({ min: 0, max: 4 }), at, other: at }) },
  { weight: 3, arbitrary: fc.record({ does: does('works on a list'), at }) },
  { weight: 5, arbitrary: fc.record({ does: does('goes back') }) },
  { weight: 2, arbitrary: fc.record({ does: does('goes forward') }) },
  { weight: 3, arbitrary: fc.record({ does: does('loads anew') }) },
  { weight: 1, arbitrary: fc.record({ does: does('comes back from the cache') }) },
  { weight: 2, arbitrary: fc.record({ does: does('loses the line'), at }) },
  { weight: 5, arbitrary: fc.record({ does: does('meets a fault'), fault, times, at }) },
  { weight: 2, arbitrary: fc.record({ does: does('loses parts'), times, at }) },
  { weight: 2, arbitrary: fc.record({ does: does('has another size'), size }) },
  { weight: 2, arbitrary: fc.record({ does: does('types an address'), at }) },
  { weight: 1, arbitrary: fc.record({ does: does('stays away'), hours: fc.constantFrom(1, 5, 13, 25) }) },
];
/** What else somebody does who has several tabs of the line. */
const ofTabs = [
  { weight: 10, arbitrary: fc.record({ does: does('turns to a tab'), at }) },
  { weight: 2, arbitrary: fc.record({ does: does('copies the tab') }) },
  { weight: 1, arbitrary: fc.record({ does: does('opens a tab') }) },
  { weight: 1, arbitrary: fc.record({ does: does('closes the tab') }) },
];
/** What a partner's page does around the frame. */
const ofHost = [
  { weight: 2, arbitrary: fc.record({ does: does('puts the frame in anew') }) },
  { weight: 1, arbitrary: fc.record({ does: does('hides the frame') }) },
  { weight: 2, arbitrary: fc.record({ does: does('adds to its history'), at }) },
  { weight: 4, arbitrary: fc.record({ does: does('says something'), message: fc.oneof(
    fc.record({ source: fc.constantFrom('surefoot-host', 'surefoot'), type: fc.constantFrom('account', 'height', 'ready', '__proto__'),
      payload: fc.anything({ maxDepth: 1 }) }), fc.anything({ maxDepth: 1 })).map((value) => JSON.stringify(value) ?? 'null') }) },
  { weight: 2, arbitrary: fc.record({ does: does('says who is logged in'), name: fc.constantFrom('kim', 'lee') }) },
  { weight: 1, arbitrary: fc.record({ does: does('signs out') }) },
];
type Made<A> = A extends readonly { readonly arbitrary: fc.Arbitrary<infer V> }[] ? V : never;
export type Action = Made<typeof ofPage>;
export type TabAction = Made<typeof ofTabs>;
export type HostAction = Made<typeof ofHost>;
const hostDeeds: ReadonlySet<string> = new Set(['puts the frame in anew', 'hides the frame', 'adds to its history', 'says something',
  'says who is logged in', 'signs out']);
export const isOfHost = (action: Action | HostAction): action is HostAction => hostDeeds.has(action.does);

const sampled = <A>(action: fc.Arbitrary<A>, seed: number, count: number): readonly A[] => fc.sample(action, { seed, numRuns: count });
/** The same seed gives the same actions. */
export const tabActions = (seed: number, count: number): readonly (Action | TabAction)[] =>
  sampled(fc.oneof(...ofPage, ...ofTabs) as fc.Arbitrary<Action | TabAction>, seed, count);
export const hostActions = (seed: number, count: number): readonly (Action | HostAction)[] =>
  sampled(fc.oneof(...ofPage, ...ofHost) as fc.Arbitrary<Action | HostAction>, seed, count);

/** The one of a list that an action means. */
export const chosenOf = <T>(all: readonly T[], part: number): T | undefined => all[Math.floor(part * all.length)];
