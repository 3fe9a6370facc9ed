import type { Change, Context, Derive, DeriveTools, FlowDefinition, Patch, Path } from '../types';
import { causesOf } from '../definition/changes';
import type { Route } from '../route';
import type { Rules } from '../rules/types';
import type { SurveyKit } from '../survey/types';
import { deriveValue } from './deriveValue';
import { factNames } from './facts';
import { getPath, sameJson, setPath, setPaths } from './paths';
import { sameAnswer } from './tidy';

export interface PatchTools {
  readonly flow: FlowDefinition; readonly rules: Rules; readonly route: Route; readonly derive: Derive;
  readonly survey?: SurveyKit; readonly tools: DeriveTools
}

/**
 * The only writer of context: merges the patch, then carries out `changes` until nothing more changes.
 * `chosen` paths count as changed even when the value is the same: choosing again is a new choice (RC-047).
 */
export function applyPatch(context: Context, patch: Patch, tools: PatchTools, chosen: readonly Path[] = []): Context {
  return withTrails(settle(context, setPaths(context, patch), tools.flow.changes ?? [], tools, new Set(chosen)), tools);
}

/**
 * Carries out the changes that have no `of`: what must be true of answers that were stored and are loaded again. Not while an order is in
 * doubt: it is sent again as it was.
 */
export function applyLoad(context: Context, tools: PatchTools): Context {
  if (context.orderInDoubt !== undefined) return context;
  const changes = tools.flow.load ?? [];
  const cleaned = changes.reduce((now, change) => (applies(change, now, tools) ? carryOut(change, now, tools) : now), context);
  return withTrails(settle(context, cleaned, tools.flow.changes ?? [], tools, new Set()), tools);
}

/** Where the server's questions are, there is a trail through them, and it belongs to them. */
function withTrails(context: Context, { flow, survey }: PatchTools): Context {
  if (!survey) return context;
  return Object.values(flow.steps).reduce(
    (now, { survey: use }) =>
      (use && now[use.form] !== undefined && !survey.hasValidTrail(use, now) ? setPath(now, use.trail, survey.start(use, now)) : now),
    context
  );
}

function settle(before: Context, after: Context, changes: readonly Change[], tools: PatchTools, chosen: ReadonlySet<Path>): Context {
  if (before === after && chosen.size === 0) return after;
  const { route } = tools;
  let previous = before;
  let current = after;
  let restless: readonly Change[] = [];
  // Each round carries a chain on by one change at least; the first and the last find nothing new.
  for (let round = 0; round <= changes.length + 1; round += 1) {
    const start = current;
    const [activeBefore, activeNow] = [route.active(previous), route.active(start)];
    restless = changes.filter((change) => {
      const changed = causesOf(change).some((path) => (round === 0 && chosen.has(path)) || differs(activeBefore, activeNow, path));
      if (!changed || !applies(change, current, tools)) return false;
      const earlier = current;
      current = carryOut(change, current, tools);
      return current !== earlier;
    });
    if (sameJson(current, start)) return current;
    previous = start;
  }
  const cycle = restless.map((change) => `"${causesOf(change).join(', ')}"`).join(' → ');
  throw new Error(`${tools.flow.id}: the definition's changes never come to rest. What follows from ${cycle} changes it again.`);
}

const differs = (before: Context, after: Context, path: Path): boolean => !sameAnswer(getPath(before, path), getPath(after, path));
function applies(change: Change, context: Context, { rules, route }: PatchTools): boolean {
  const active = route.active(context);
  return rules.holds(change.when, active) && !(change.unless && rules.holds(change.unless, active));
}

function carryOut(change: Change, context: Context, { rules, route, derive, tools }: PatchTools): Context {
  const isKept = (name: string): boolean => change.keep === undefined || change.keep.includes(name) || factNames.includes(name);
  let now: Context = change.keep ? Object.fromEntries(Object.entries(context).filter(([name]) => isKept(name))) : context;
  for (const path of change.clear ?? []) now = setPath(now, path, undefined);
  for (const path of change.stale ?? []) if (getPath(now, path) !== undefined) now = setPath(now, `stale.${path}`, true);
  for (const [path, from] of Object.entries(change.set ?? {})) {
    const active = route.tidied(now);
    const value = typeof from === 'string' ? derive[from]?.(active, tools) : deriveValue(from, active, rules, tools);
    // What says the same stays the same object: pages draw by identity.
    if (!sameJson(getPath(now, path), value)) now = setPath(now, path, value);
  }
  return now;
}
