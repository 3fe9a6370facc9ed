import { factsJudged } from '../../context/facts';
import { setPath } from '../../context/paths';
import type { Clock, Context, FlowDefinition, Path } from '../../types';
import { askedOf, type Asked } from './asked';
import { partOf } from './field';
import { createValues } from './values';

/** Every first context that rules and promises tell apart: each fact they read is absent, or of one of the kinds that they ask for. */
export function factCases(flow: FlowDefinition, clock: Clock): readonly Context[] {
  const facts = factsJudged(flow);
  if (facts.length === 0) return [{}];
  const asked = askedOf(flow);
  const { oneOfEach } = createValues(clock, asked);
  return facts.reduce<readonly Context[]>(
    (cases, path) => cases.flatMap((known) =>
      [undefined, ...oneOfEach(factAt(asked, path), ['a value'])].map((value) => setPath(known, path, value))), [{}]
  );
}
/** A fact has no form that says what it may be: what rules ask of it says whether it is a list. */
const factAt = (asked: Asked, path: Path) => {
  const isCounted = asked.of(path).some(({ minItems, maxItems }) => minItems !== undefined || maxItems !== undefined);
  const isList = isCounted || asked.of(`${path}.*`).length > 0;
  return partOf(isList ? { type: 'array' } : {}, path);
};
