import type { CompiledFlow } from '../compile/assemble';
import { applyLoad } from '../context/applyPatch';
import { factsIn } from '../context/facts';
import { storable } from '../context/persist';
import type { Context } from '../types';

/** The page is loaded again: no event of the machine, which begins anew with what was stored, and goes to the step where it was. */
export const reload = { type: 'RELOAD' } as const;

type Loading = Pick<CompiledFlow, 'flow' | 'patching'>;
/** What is there of a visit when its page is loaded again, and nobody is signed in any more. */
export const loadedSignedOut = ({ flow, patching }: Loading, step: string, context: Context): Context =>
  applyLoad(storable(flow, step, context), patching);
/** The same by who is known as before: the facts of a visit are not stored, so whoever loads its page brings them again. */
export const loadedAgain = (compiled: Loading, step: string, context: Context): Context =>
  ({ ...loadedSignedOut(compiled, step, context), ...factsIn(context) });
