import { proxy, wrap, type Remote } from 'comlink';
import { createPolicy } from '../../page/trustedTypes';
import type { Progress, Prover, Subject } from './prover';
import workerAddress from './worker?worker&url';

/**
 * The address of a script must be trusted by a policy; this one trusts the build's own worker and nothing else. Pages that never prove do
 * not load this module: their Content-Security-Policy does not name it.
 */
const policy = createPolicy('surefoot-prover', { createScriptURL: (url) => (url === workerAddress ? url : null) });

/** A prover that has begun in a worker of its own. */
export interface Started { readonly worker: Worker; readonly prover: Remote<Prover> }

export function startProver(subject: Subject, report: (progress: Progress) => void, failed: (problem: string) => void): Started {
  const address: unknown = policy?.createScriptURL?.(workerAddress) ?? workerAddress;
  const worker = new Worker(address as string, { type: 'module', name: 'prover' });
  worker.addEventListener('error', ({ message }) => failed(message || 'its script did not load.'));
  const prover = wrap<Prover>(worker);
  void prover.begin(subject, proxy(report));
  return { worker, prover };
}
