/** Figures as lines of text. */
const wide = 36;

/** `name   12.3 KiB of 92   0.13 ×`, with a mark where the limit is passed. */
export function row(name, value, limit, unit) {
  const digits = unit === 's' ? 2 : 1;
  return `  ${name.padEnd(wide)}${value.toFixed(digits).padStart(8)} ${unit.padEnd(4)}limit ${String(limit).padStart(4)}  ${(value / limit).toFixed(2)} ×${value > limit ? '  over' : ''}`;
}

/** The ten largest files that were fetched, the phase each came in, and what is in it. */
export function sayChunks({ phases, size }, origins) {
  const all = phases.flatMap(({ name, added }) => added.map((file) => ({ file, name, kib: size.get(file) / 1024 })));
  const lines = all.sort((a, b) => b.kib - a.kib).slice(0, 10).map(({ file, name, kib }) => {
    const parts = (origins.get(file) ?? []).slice(0, 5).map(({ origin, share }) => `${origin} ${(share * kib).toFixed(1)}`);
    return `  ${kib.toFixed(1).padStart(6)} KiB  ${file.replace('/assets/', '')} (${name.toLowerCase()})${parts.length ? `\n              ${parts.join(', ')}` : ''}`;
  });
  return ['  The ten largest, with about how many KiB of each come from where:', ...lines].join('\n');
}

/** A line's landing page with what is in it, and its first question. */
export const sayFront = ({ id, site, landing, first, limits }) => [
  row(`${id}, landing`, landing.kib, limits.landing, 'KiB'), `              at ${site}: ${landing.files}`, row(`${id}, first question`, first.kib, limits.first, 'KiB'),
].join('\n');

/** `renters   10892 states    88461 moves   3.9 s  complete` */
export const sayProof = ({ flow, states, moves, seconds, said }) => `  ${flow.padEnd(wide)}${states.padStart(8)} states${moves.padStart(9)} moves${seconds.padStart(7)} s  ${said}`;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const names = ['rental-info → use-type', 'use-type → driver', 'driver → additional-drivers (2 calls)'];

/** p50 of each change of step, of all of them, and of a whole way; side by side, with the ratio. */
export function saySteps({ slower, shop, wizard }) {
  const line = (name, pick, limit = '') => {
    const [ours, floor] = [median(pick(shop)), median(pick(wizard))];
    return `  ${name.padEnd(wide)}${ours.toFixed(1).padStart(8)} ms  wizard ${floor.toFixed(1).padStart(6)} ms  ${(ours / floor).toFixed(2)} ×${limit}`;
  };
  return [
    `  CPU ${slower}× slower, ${shop.length} times each, p50 to the heading:`,
    ...names.map((name, index) => line(name, (ways) => ways.map((way) => way[index].heading), ' (limit 1.3)')),
    line('all clicks on Next together', (ways) => ways.flat().map(({ heading }) => heading), ' (limit 1.3)'),
    line('all clicks, to the first field', (ways) => ways.flat().map(({ field }) => field)),
  ].join('\n');
}

/** p50 by number of screens, all pages together, in the shop beside the wizard; what each page alone says; and what the longest costs against the shortest. */
export function saySurvey({ slower, sizes, of }) {
  const p50 = (side, size, what = 'heading') => median(of(side, size).flat().map((figure) => figure[what]));
  const eachPage = (side, size) => of(side, size).map((figures) => median(figures.map(({ heading }) => heading)).toFixed(1)).join(' ');
  const grows = (side) => p50(side, sizes.at(-1)) / p50(side, sizes[0]);
  const line = (name, side, size, limit = '') => {
    const [ours, floor] = [p50('shop', size), p50(side, size)];
    return `  ${name.padEnd(wide)}${ours.toFixed(1).padStart(8)} ms  wizard ${floor.toFixed(1).padStart(6)} ms  ${(ours / floor).toFixed(2)} ×${limit}\n              page by page ${eachPage('shop', size)}, wizard ${eachPage(side, size)}`;
  };
  const pages = of('shop', sizes[0]);
  return [
    `  CPU ${slower}× slower, ${pages.flat().length} times each at the end of the survey, in ${pages.length} pages, p50 to the heading:`,
    ...sizes.map((size) => `${line(`${size} screens`, 'wizard', size, ' (limit 1.3)')}; to the first field ${p50('shop', size, 'field').toFixed(1)} ms`),
    line(`${sizes[0]} screens, wizard without any style`, 'bare', sizes[0]),
    `  ${`${sizes.at(-1)} screens : ${sizes[0]}`.padEnd(wide)}${grows('shop').toFixed(2).padStart(8)} × (limit 1.1)  wizard ${grows('wizard').toFixed(2)} ×`,
  ].join('\n');
}
