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

export const sizeLine = ({ kind, size, states, moves, complete, undecided, seconds, mebibytes }) =>
  `  ${`${kind} ${size}`.padEnd(12)} ${states} states, ${moves} moves, ${complete ? 'complete' : `bounded, ${undecided} undecided`}, `
  + `${seconds.toFixed(2)} s of the processor, ${mebibytes.toFixed(0)} MiB`;

/** `renters   10892 states    88461 moves   3.9 s  complete` */
export const proofLine = ({ flow, states, moves, seconds, said }) =>
  `  ${flow.padEnd(wide)}${states.padStart(8)} states${moves.padStart(9)} moves${seconds.padStart(7)} s  ${said}`;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** `61 (52 to 80)`: the median with its range. */
const spread = (values, digits) => {
  const sorted = values.toSorted((a, b) => a - b);
  return `${median(values).toFixed(digits)} (${sorted[0].toFixed(digits)} to ${sorted.at(-1).toFixed(digits)})`;
};
/** A figure of the shop beside the wizard's, as medians with their range, the ratio, and its limit where it has one. */
function beside(name, { shop, wizard }, pick, { limit, unit = 'ms', digits = 0 } = {}) {
  const [ours, floor] = [shop.flatMap(pick), wizard.flatMap(pick)];
  const ratio = median(ours) / median(floor);
  return `  ${name.padEnd(wide)}${spread(ours, digits).padStart(22)} ${unit}  wizard ${spread(floor, digits).padStart(20)}  ${ratio
    .toFixed(2)} ×${limit === undefined ? '' : `  limit ${limit} ×${ratio > limit ? '  over' : ''}`}`;
}

const firstLimits = { 'CPU 1×': 2, 'CPU 4×': 2 };
/** The first field of a new profile, and of its second visit. */
export const firstLines = (run) => [
  beside(run.name, run, ({ first }) => [first], { limit: firstLimits[run.name] ?? 1.7 }),
  beside(`${run.name}, until Next answers`, run, ({ answers }) => [answers]),
  beside(`${run.name}, again`, run, ({ second }) => [second]),
].join('\n');
export const paintLine = (paints) =>
  `  ${'landing page, largest paint, phone'.padEnd(wide)}${spread(paints, 0).padStart(22)} ms  limit 1800`;
/** Where the time goes, on the slow phone. */
export const partLines = (parts) => Object.entries(parts).map(([side, by]) =>
  `  ${side.padEnd(8)}${Object.entries(by).map(([name, value]) => `${name} ${value.toFixed(0)}`).join(', ')}`).join('\n');

/** What a press of Next costs: as long as a visitor waits on a slow machine, as much work on a fast one. */
export const pressLines = (run) => (run.name === 'CPU 4×' ? [
  beside(`Next → field, ${run.name}`, run, ({ presses }) => presses, { limit: 1.5 }),
  beside(`longest interaction, ${run.name}`, run, ({ longest }) => [longest], { limit: 1.5 }),
] : [
  beside(`Next → field, ${run.name}`, run, ({ presses }) => presses, { digits: 1 }),
  beside('script for a step', run, ({ script }) => [script], { limit: 2.2, digits: 1 }),
  beside('style and layout, whole survey', run, ({ style }) => [style], { limit: 2 }),
  beside('heap after a survey', run, ({ heap }) => [heap], { limit: 2, unit: 'MiB', digits: 1 }),
]).join('\n');

/** p50 to the next field by number of screens, in the shop beside the wizard, and what a long survey costs against the shortest. */
export function surveyLines({ sizes, of }) {
  const p50 = (side, size) => median(of(side, size));
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
  return [`  ${of('shop', shortest).length} clicks each at the end of the survey, p50 to the next field:`, ...sizes.map(step),
    ...longer.map(growth)].join('\n');
}

/** First paint, and whatever moved after it. */
export const filmLines = (films) => films.map(({ path, painted, shifts, times }) => {
  const moved = shifts.map(({ at, value, moved: what }) => `    at ${at.toFixed(0)} ms by ${value.toFixed(3)}: ${what}`);
  const first = `first paint at ${painted.toFixed(0)} ms`;
  return [`  ${path}: ${first}, ${times.length} pictures, ${shifts.length} shifts of the layout`, ...moved].join('\n');
}).join('\n');

/** What a way to run the server answers. */
export const serverLines = ({ name, figures }) => [`  ${name}`, ...Object.entries(figures).map(([what, { perSecond, p50, p99, wrong }]) =>
  `    ${what.padEnd(wide - 2)}${perSecond.toFixed(0).padStart(8)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${wrong > 0
    ? `, ${wrong} refused` : ''}`)].join('\n');
