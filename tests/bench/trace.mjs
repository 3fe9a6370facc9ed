/** Where the time goes until a page is usable, from Chromium's own trace of the page's main thread. */
const kinds = [
  ['script', /^(EvaluateScript|FunctionCall|RunMicrotasks|TimerFire|EventDispatch|FireAnimationFrame|FireIdleCallback|v8\.|V8\.|XHR)/],
  ['style and layout', /^(UpdateLayoutTree|Layout|RecalculateStyles|ParseAuthorStyleSheet)$/],
  ['painting', /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|Layer|CompositeLayers)/],
];
const kindOf = (name) => kinds.find(([, pattern]) => pattern.test(name))?.[0];

/** Microseconds of each kind: every event counts without what it contains. */
function sums(events, from, to) {
  const by = { script: 0, 'style and layout': 0, painting: 0, other: 0 };
  const open = [];
  const close = (until) => {
    while (open.length > 0 && open.at(-1).end <= until) {
      const { own, kind } = open.pop();
      by[kind] += own;
    }
  };
  for (const { name, ts, dur } of events) {
    const [start, end] = [Math.max(ts, from), Math.min(ts + dur, to)];
    if (end <= start) continue;
    close(start);
    const outer = open.at(-1);
    if (outer) outer.own -= end - start;
    open.push({ end, own: end - start, kind: kindOf(name) ?? outer?.kind ?? 'other' });
  }
  close(Infinity);
  return by;
}

/** Milliseconds of each kind of work between the navigation and the mark `usable`, and of waiting: mostly for the network. */
export async function timeOf(browser, page, visit) {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'blink.user_timing', 'disabled-by-default-v8.compile'] });
  const took = await visit();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const mark = traceEvents.findLast(({ name, cat }) => name === 'usable' && cat.includes('blink.user_timing'));
  const start = mark.ts - took * 1000;
  const events = traceEvents
    .filter(({ ph, pid, tid, dur }) => ph === 'X' && dur > 0 && pid === mark.pid && tid === mark.tid)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const by = sums(events, start, mark.ts);
  const busy = Object.values(by).reduce((sum, value) => sum + value, 0);
  return Object.fromEntries([...Object.entries(by), ['waiting', mark.ts - start - busy]].map(([name, value]) => [name, value / 1000]));
}
