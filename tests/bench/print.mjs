/** Figures as lines of text. */
const wide = 36;

/** `name   12.3 KiB of 92   0.13 ×`, with a mark where the limit is passed. */
export function row(name, value, limit, unit) {
  const digits = unit === 's' ? 2 : 1;
  return `  ${name.padEnd(wide)}${value.toFixed(digits).padStart(8)} ${unit.padEnd(4)}limit ${String(limit)
    .padStart(4)}  ${(value / limit).toFixed(2)} ×${value > limit ? '  over' : ''}`;
}

/** The ten largest files that were fetched, the phase each came in, and what is in it. */
export function chunkLines({ phases, size }, origins) {
  const all = phases.flatMap(({ name, added }) => added.map((file) => ({ file, name, kib: size.get(file) / 1024 })));
  const lines = all.sort((a, b) => b.kib - a.kib).slice(0, 10).map(({ file, name, kib }) => {
    const parts = (origins.get(file) ?? []).slice(0, 5).map(({ origin, share }) => `${origin} ${(share * kib).toFixed(1)}`);
    return `  ${kib.toFixed(1).padStart(6)} KiB  ${file.replace('/assets/', '')} (${name.toLowerCase()})${parts.length
      ? `\n              ${parts.join(', ')}` : ''}`;
  });
  return ['  The ten largest, with about how many KiB of each come from where:', ...lines].join('\n');
}

/** A line's landing page with what is in it, and its first question. */
export const frontLines = ({ id, site, landing, first, limits }) => [
  row(`${id}, landing`, landing.kib, limits.landing, 'KiB'), `              at ${site}: ${landing.files}`,
  row(`${id}, first question`, first.kib, limits.first, 'KiB'),
].join('\n');

/** `renters   10892 states    88461 moves   3.9 s  complete` */
export const proofLine = ({ flow, states, moves, seconds, said }) =>
  `  ${flow.padEnd(wide)}${states.padStart(8)} states${moves.padStart(9)} moves${seconds.padStart(7)} s  ${said}`;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const names = ['rental-info → use-type', 'use-type → driver', 'driver → additional-drivers (2 calls)'];

/** p50 of each change of step, of all of them, and of a whole way; side by side, with the ratio. */
export function stepLines({ slower, shop, wizard }) {
  const line = (name, pick) => {
    const [ours, floor] = [median(pick(shop)), median(pick(wizard))];
    return `  ${name.padEnd(wide)}${ours.toFixed(1).padStart(8)} ms  wizard ${floor.toFixed(1)
      .padStart(6)} ms  ${(ours / floor).toFixed(2)} ×`;
  };
  return [
    `  CPU ${slower}× slower, ${shop.length} times each, p50 to the heading:`,
    ...names.map((name, index) => line(name, (ways) => ways.map((way) => way[index].heading))),
    line('all clicks on Next together', (ways) => ways.flat().map(({ heading }) => heading)),
    line('all clicks, to the first field', (ways) => ways.flat().map(({ field }) => field)),
  ].join('\n');
}

/** p50 to the first field by number of screens, in the shop beside the wizard, and what a long survey costs against the shortest. */
export function surveyLines({ sizes, of }) {
  const p50 = (side, size) => median(of(side, size).map(({ field }) => field));
  const [shortest, ...longer] = sizes;
  const limits = { 100: 1.1, 1000: 2 };
  const step = (size) => {
    const [ours, floor] = [p50('shop', size), p50('wizard', size)];
    return `  ${`${size} screens`.padEnd(wide)}${ours.toFixed(1).padStart(8)} ms  wizard ${floor.toFixed(1)
      .padStart(6)} ms  ${(ours / floor).toFixed(2)} ×`;
  };
  const growth = (size) => {
    const ratio = (side) => (p50(side, size) / p50(side, shortest)).toFixed(2);
    return `  ${`a step of ${size} : of ${shortest}`.padEnd(wide)}${ratio('shop')
      .padStart(8)} × (limit ${limits[size]})  wizard ${ratio('wizard')} ×`;
  };
  return [`  ${of('shop', shortest).length} clicks each at the end of the survey, p50 to the first field:`, ...sizes.map(step),
    ...longer.map(growth)].join('\n');
}
