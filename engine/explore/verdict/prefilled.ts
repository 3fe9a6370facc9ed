import type { CompiledFlow } from '../../compile/assemble';
import type { Trail } from '../../definition/trail';
import { setPath } from '../../context/paths';
import { branchesOf } from '../../definition/graph';
import type { Context, Next, Path } from '../../types';
import { askedOf } from '../inputs/asked';
import { partOf } from '../inputs/field';
import { createValues } from '../inputs/values';
import { fieldAt } from './asked';
import { branchName, partAt } from './decision';

/**
 * A query or an account may give an answer that no form takes, and no visit of a proof begins with one. Of a branch: the answer that would
 * have it taken, were it given so; `contexts` are the answers by which each branch was read.
 */
export function prefilledFor(
  { flow, rules, patching: { tools: { clock } } }: CompiledFlow, contexts: ReadonlyMap<string, readonly Context[]>, at: Trail,
): Path | undefined {
  const list = at.slice(0, -1);
  const branches = branchesOf(partAt(flow, list) as Next);
  const read = branches.flatMap((_, index) => contexts.get(branchName([...list, String(index)])) ?? []);
  const { oneOfEach } = createValues(clock, askedOf(flow));
  return Object.keys(flow.prefill ?? {}).find((path) => {
    const { maxLength = Infinity } = fieldAt(flow, path) ?? {};
    const given = oneOfEach(partOf({}, path), ['a value']).filter((value) => !(typeof value === 'string' && value.length > maxLength));
    return read.some((context) => given.some((value) => {
      const now = setPath(context, path, value);
      return branches.findIndex(({ when }) => rules.holds(when, now)) === Number(at.at(-1));
    }));
  });
}
