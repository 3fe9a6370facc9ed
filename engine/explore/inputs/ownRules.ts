import type { CompiledFlow } from '../../compile/assemble';
import type { Context } from '../../types';
import { rulesOfNewValues } from '../classes/propositions';

/** Of each rule that hangs on a new value alone, whether it holds. */
export function createOwnRules({ flow, rules }: CompiledFlow): (context: Context) => string {
  const asked = rulesOfNewValues(flow);
  return (context) => asked.map((rule) => (rules.holds(rule, context) ? '1' : '0')).join('');
}
