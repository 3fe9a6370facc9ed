import type { AnyMachineSnapshot } from 'xstate';
import type { CompiledFlow } from '../../compile/assemble';
import type { Context, FlowDefinition, Form } from '../../types';
import { judgeBranches } from '../verdict/decision';
import { listAt } from './offered';
import { createSurveyPlaces } from './surveyPlace';
import { positionOf } from '../stepper';
import { createValuation, isEntering } from './valuation';

/** Which contexts and which states behave alike. */
export interface Classes {
  /** The equivalence class of a context. */
  of(context: Context): string;
  /** States with one key are merged: same place, equivalent contexts, as many choices on offer. */
  keyOf(snapshot: AnyMachineSnapshot): string;
  /** Of each number that calls bring nearer to a limit: how far beyond what tells states apart it is. */
  beyond(context: Context): readonly number[];
  /** The class of a context on a step, without what the step's own form decides. */
  apart(step: string, context: Context): string;
  /** What a step's own form decides. */
  own(step: string, context: Context): string;
  /** Which parts of a step's form are right with these answers. */
  right(step: string, form: Form, data: Readonly<Record<string, unknown>>): string;
}

export function createClasses(compiled: CompiledFlow): Classes {
  const { flow } = compiled;
  const valuation = createValuation(compiled);
  const placeOf = createSurveyPlaces(compiled);
  return {
    of: (context) => `${valuation.of(context)}/${placeOf(context)}`,
    keyOf: (snapshot) => {
      const { step, inner } = positionOf(snapshot);
      const context = snapshot.context as Context;
      const choices = isEntering(inner) ? '' : choicesAt(flow, step, context);
      return `${step}/${inner}/${valuation.at(step, inner, context)}/${choices}/${placeOf(context)}`;
    },
    beyond: valuation.beyond,
    apart: (step, context) => `${valuation.apart(step, context)}/${placeOf(context)}`,
    own: valuation.own,
    right: valuation.right,
  };
}

/**
 * States are alike when their own step's answers and its branches are, whatever was answered before: so few that even a flow of a thousand
 * steps is walked to its ends. What is reached so can be reached; what is not stays open.
 */
export const roughly = (compiled: CompiledFlow, classes: Classes): Classes => ({
  ...classes,
  keyOf: (snapshot) => {
    const { step, inner } = positionOf(snapshot);
    const context = snapshot.context as Context;
    const events = ['NEXT', ...Object.keys(compiled.flow.steps[step]?.on ?? {})];
    const branches = events.flatMap((event) => judgeBranches(compiled, step, event, context).map(({ holds }) => (holds ? '1' : '0')));
    return `${step}/${inner}/${branches.join('')}/${classes.own(step, context)}`;
  },
});

/** The lists of choices a step offers now, by their length; a list that is not there offers as little as an empty one. */
const choicesAt = (flow: FlowDefinition, step: string, context: Context): string =>
  Object.values(flow.steps[step]?.on ?? {})
    .flatMap((transition) => transition?.from ?? [])
    .map((path) => listAt(context, path).length)
    .join();
