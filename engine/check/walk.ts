import { branchesOf } from '../route';
import type { CallUse, Change, FlowDefinition, Next, Rule, Step } from '../types';

type Trail = readonly string[];
/** Every mention of a name in a definition, with where it stands. */
export interface Mention { readonly kind: 'step' | 'call' | 'modal' | 'derive' | 'path'; readonly name: string; readonly at: Trail }

/** All mentions of steps, calls, modals, derive functions and context paths. */
export function mentions(flow: FlowDefinition): readonly Mention[] {
  return [
    { kind: 'step', name: flow.start, at: ['start'] },
    ...(flow.changes ?? []).flatMap((change, index) => inChange(change, ['changes', String(index)])),
    ...Object.keys(flow.prefill ?? {}).map((name): Mention => ({ kind: 'path', name, at: ['prefill'] })),
    ...(flow.load ?? []).flatMap((change, index) => inChange(change, ['load', String(index)])),
    ...Object.entries(flow.modals ?? {}).flatMap(([name, modal]) => [
      ...inNext(modal.next, ['modals', name, 'next']),
      ...[modal.html, modal.options].filter((path) => path !== undefined)
        .map((path): Mention => ({ kind: 'path', name: path, at: ['modals', name] })),
    ]),
    ...Object.entries(flow.steps).flatMap(([name, step]) => inStep(step, ['steps', name])),
  ];
}

function inStep(step: Step, at: Trail): readonly Mention[] {
  return [
    ...inRule(step.needs, [...at, 'needs']),
    ...(step.otherwise ? [{ kind: 'step', name: step.otherwise, at: [...at, 'otherwise'] } as const] : []),
    ...(step.back ? [{ kind: 'step', name: step.back, at: [...at, 'back'] } as const] : []),
    ...Object.entries(step.choices ?? {}).map(
      ([field, from]): Mention => ({ kind: 'path', name: typeof from === 'string' ? from : from.list, at: [...at, 'choices', field] })
    ),
    ...Object.entries(step.asks ?? {}).flatMap(([field, rule]) => inRule(rule, [...at, 'asks', field])),
    ...(
      step.survey ? [
        step.survey.form, ...(step.survey.reply ? [step.survey.reply] : [])
      ].map((name): Mention => ({ kind: 'path', name, at: [...at, 'survey'] })) : []
    ),
    ...inNext(step.next, [...at, 'next']),
    ...inCalls(step.calls, [...at, 'calls']),
    ...inCalls(step.enter?.calls, [...at, 'enter', 'calls']),
    ...inCalls(step.refresh?.calls, [...at, 'refresh', 'calls']),
    ...(step.refresh ? [{ kind: 'path', name: step.refresh.of, at: [...at, 'refresh', 'of'] } as const] : []),
    ...Object.entries(step.on ?? {}).flatMap(([event, transition]) => [
      ...inNext(transition?.next, [...at, 'on', event, 'next']),
      ...inCalls(transition?.calls, [...at, 'on', event, 'calls']),
      ...(transition?.from ? [{ kind: 'path', name: transition.from, at: [...at, 'on', event, 'from'] } as const] : []),
      ...(transition?.clear ?? []).map((name): Mention => ({ kind: 'path', name, at: [...at, 'on', event, 'clear'] })),
    ]),
    ...templatePaths(step.title).map((name): Mention => ({ kind: 'path', name, at: [...at, 'title'] })),
  ];
}

function inChange(change: Change, at: Trail): readonly Mention[] {
  const paths = [...[change.of ?? []].flat(), ...(change.clear ?? []), ...(change.stale ?? []), ...(change.keep ?? [])];
  return [
    ...paths.map((name): Mention => ({ kind: 'path', name, at })),
    ...inRule(change.when, [...at, 'when']), ...inRule(change.unless, [...at, 'unless']),
    ...Object.entries(change.set ?? {}).map(([path, name]): Mention => ({ kind: 'derive', name, at: [...at, 'set', path] })),
  ];
}

const inNext = (next: Next | undefined, at: Trail): readonly Mention[] => {
  if (typeof next === 'string') return [{ kind: 'step', name: next, at }];
  return branchesOf(next).flatMap((branch, index): readonly Mention[] => [
    ...inRule(branch.when, [...at, String(index), 'when']),
    ...(branch.to ? [{ kind: 'step', name: branch.to, at: [...at, String(index)] } as const] : []),
    ...(branch.modal ? [{ kind: 'modal', name: branch.modal, at: [...at, String(index)] } as const] : []),
  ]);
};
const inCalls = (calls: readonly CallUse[] | undefined, at: Trail): readonly Mention[] =>
  (calls ?? []).flatMap((use, index): readonly Mention[] => [
  { kind: 'call', name: typeof use === 'string' ? use : use.call, at: [...at, String(index)] },
  ...(typeof use === 'string' ? [] : inRule(use.unless, [...at, String(index), 'unless'])),
]);
function inRule(rule: Rule | undefined, at: Trail): readonly Mention[] {
  return Object.entries(rule ?? {}).flatMap(([name, wanted]): readonly Mention[] => {
    if (name === 'anyOf' || name === 'allOf') {
      return (wanted as readonly Rule[]).flatMap((inner, index) => inRule(inner, [...at, name, String(index)]));
    }
    if (name === 'not') return inRule(wanted as Rule, [...at, name]);
    if (name === 'filled') return [wanted as string | readonly string[]].flat()
      .map((step): Mention => ({ kind: 'step', name: step, at: [...at, name] }));
    return [{ kind: 'path', name, at }];
  });
}

/** The paths of a template: `{a.b}`, `{a.b|date}`, `{a,b|days}`. */
export const templatePaths = (template: string): readonly string[] =>
  [...template.matchAll(/\{([^{}|]+)(?:\|[^{}]*)?\}/g)].flatMap((match) => (match[1] ?? '').split(',')).map((path) => path.trim());
