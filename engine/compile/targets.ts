import type { FlowDefinition, Next, Step } from '../types';
import { otherwiseOf } from '../route';
import { branchesOf } from '../definition/graph';
import { idOf, type Json } from './config';
import { raised, states } from './names';

/** Targets that lead into a step through its entry guard: the step, else its `otherwise`, in the end the furthest step that is open. */
export function entryTargets(flow: FlowDefinition, to: string | undefined, rest: Json = {}, guard: Json = {}): readonly Json[] {
  const open = (to === undefined ? [] : otherwiseOf(flow, to))
    .map((step) => ({ ...rest, target: idOf(step), guard: { type: 'all', params: { ...guard, needs: step } } }));
  return [...open, { ...rest, target: idOf(states.furthest), guard: { type: 'all', params: guard } }];
}
/** The state that leads on to the furthest step that can be entered. */
export const redirect = (flow: FlowDefinition): Json => ({ [states.furthest]: {
  id: states.furthest,
  always: Object.keys(flow.steps).map((step) => ({ target: idOf(step), guard: { type: 'isFurthest', params: { step } } })),
} });

const typed = { actions: { type: 'succeed' } };
/** What `goTo` raises: each step through its entry guard. */
export const addresses = (flow: FlowDefinition): Json =>
  Object.fromEntries(Object.keys(flow.steps).map((step) => [raised.address(step), entryTargets(flow, step, typed)]));
/** GOTO on a receipt: the same, as seen by a visitor who has left the purchase behind. */
export const addressesBehind = (flow: FlowDefinition, receipt: string): readonly Json[] =>
  Object.keys(flow.steps).flatMap((step) => entryTargets(flow, step, typed, { address: step, receipt }));

/** Branches in order, each through the entry guard of its step; the host is `told` of it. When none holds, the step stays open. */
export function branches(flow: FlowDefinition, name: string, next: Next | undefined, told: readonly Json[] = []): readonly Json[] {
  const actions = [{ type: 'succeed' }, ...told];
  const found = branchesOf(next).flatMap(({ when, to, modal }): readonly Json[] => {
    const guard = when ? { when, step: name } : {};
    if (modal) return [{ target: states.modal(modal), guard: { type: 'all', params: guard }, actions }];
    return to ? entryTargets(flow, to, { actions }, guard) : [];
  });
  return [...found, { target: states.open, actions }];
}

/** A dismissed failure opens the step again, or leads on where the failure took away what the step needs. */
export function dismissed(flow: FlowDefinition, name: string, step: Step): readonly Json[] {
  const actions = { type: 'succeed' };
  const again = { target: states.open, actions, guard: { type: 'all', params: { needs: name } } };
  return [again, ...entryTargets(flow, step.otherwise ?? flow.otherwise, { actions })];
}

/**
 * Another tab's order is settled: the step opens again, or the last one before it that can be entered. A step that asks for something on
 * entering was not entered by this visit, so what is asked before it comes first.
 */
export function settled(flow: FlowDefinition, name: string, step: Step): readonly Json[] {
  const [again, ...others] = dismissed(flow, name, step);
  const before = mayGoBack(flow, name, step) ? backTargetsFrom(flow, name) : [];
  const open = step.enter ? { ...again, target: idOf(name) } : again as Json;
  const targets = [...(step.enter ? [...before, open] : [open, ...before]), ...others];
  return targets.map((target) => ({ ...target, actions: { type: 'settled' } }));
}

/**
 * BACK: in a survey its screen before, else the machine's root looks where Back leads from here. Were each step to list all others, a flow
 * of a thousand steps had a million transitions.
 */
export function back(flow: FlowDefinition, name: string, step: Step): readonly Json[] {
  const params = { step: name };
  const inSurvey = step.survey ? [{ guard: { type: 'hasEarlier', params }, actions: { type: 'retreat', params } }] : [];
  return [...inSurvey, ...(mayGoBack(flow, name, step) ? [{ actions: { type: 'goBack', params: { from: name } } }] : [])];
}
const mayGoBack = (flow: FlowDefinition, name: string, step: Step): boolean => step.back !== false && name !== flow.start;
/** Each step that Back may lead to from one of them, where it is. */
const backTargetsFrom = (flow: FlowDefinition, from: string): readonly Json[] => Object.keys(flow.steps).filter((to) => to !== from)
  .map((to) => ({ target: idOf(to), guard: { type: 'isBack', params: { from, to } } }));
/** What `goBack` raises. */
export const backTargets = (flow: FlowDefinition): Json =>
  Object.fromEntries(Object.keys(flow.steps).map((to) => [raised.back(to), { target: idOf(to) }]));
