import type { CompiledFlow } from '../../compile/assemble';
import type { Context } from '../../types';
import type { Classes } from '../classes/classes';
import type { ModelEvent, Reached } from '../explore';
import { loadedAgain, reload } from '../reload';
import { isNew } from './isNew';

/**
 * The page is loaded again. What it begins with decides where that leads, so it is tried once at each step for each class of it. Where that
 * is another class than before, it is tried from each: to the first of them a typed address alone may lead, and what follows from it would
 * count as dead.
 */
export function createReloads(
  compiled: CompiledFlow, classes: Classes, every: boolean,
): (reached: Reached) => readonly ModelEvent[] {
  const tried = new Set<string>();
  return ({ snapshot, step }) => {
    const context = snapshot.context as Context;
    const [before, after] = [classes.of(context), classes.of(loadedAgain(compiled, step, context))];
    return every || isNew(tried, `${step} ${before === after ? '' : before} ${after}`) ? [reload] : [];
  };
}
