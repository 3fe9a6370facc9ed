import { factsRead, isFact } from '../../context/facts';
import { setPath } from '../../context/paths';
import { comparedPaths, subjectOf } from '../../rules/subject';
import type { Context, FlowDefinition, JsonSchema } from '../../types';
import { examplesAt } from './asked';
import { propositionsOf } from '../classes/propositions';

/** Every first context that the rules of a flow tell apart: each fact they read is absent, or has one of the values they ask for. */
export function factCases(flow: FlowDefinition): readonly Context[] {
  return factsRead(flow).reduce<readonly Context[]>(
    (cases, path) => cases.flatMap((facts) => [undefined, ...valuesOf(flow, path)].map((value) => setPath(facts, path, value))), [{}]
  );
}

/** A value that is there, those that rules ask for, the neighbours of a limit, and the examples of answers it is compared with. */
function valuesOf(flow: FlowDefinition, path: string): readonly unknown[] {
  const schemas = propositionsOf(flow).flatMap((atom) => Object.entries(atom)).filter(([, wanted]) => typeof wanted === 'object');
  const asked = schemas.filter(([key]) => subjectOf(key).path === path).flatMap(([, wanted]) => {
    const { const: only, enum: choices = [], minimum, maximum } = wanted as JsonSchema;
    const limits = [minimum, maximum].filter((limit) => typeof limit === 'number').flatMap((limit) => [limit - 1, limit, limit + 1]);
    const others = comparedPaths(wanted).filter((other) => !isFact(other));
    return [only, ...choices, ...limits, ...others.flatMap((other) => examplesAt(flow, other))];
  });
  const comparing = schemas.filter(([, wanted]) => comparedPaths(wanted).includes(path)).flatMap(([key]) => examplesAt(flow, key));
  const values = [...asked, ...comparing].filter((value) => value !== undefined && typeof value !== 'object');
  return [...new Set(['a value', ...values])];
}
