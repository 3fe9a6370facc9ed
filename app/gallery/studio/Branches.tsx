import { useEffect, useState } from 'react';
import { getPath, type Context, type Rule } from '#engine';
import { pathsOf } from '#engine/explore';
import type { FlowGraph } from '../chart/graph';
import { short, type Words } from '../chart/words';
import type { Progress, Proof } from '../proof/proof';
import type { Visit } from '../frame/messages';

interface BranchesProps {
  readonly graph: FlowGraph;
  readonly words: Words;
  readonly proof: Proof;
  readonly progress: Progress;
  readonly onShow: (visit: Visit) => void;
}

/** Of each branch with a guard one set of answers that takes it, and one that does not. */
export function Branches({ graph, words, proof, progress, onShow }: BranchesProps) {
  const witnesses = useWitnesses(proof, progress);
  const isComplete = progress.complete;
  const branches = graph.edges.filter(({ branch }) => branch !== undefined && witnesses.has(branch));
  const empty = isComplete ? 'No branch of this line has a guard.' : 'Looking for answers …';
  if (branches.length === 0) return <p className="g-wait">{empty}</p>;
  return (
    <ul className="s-branches">{branches.map(({ branch = '', from, to, label }) => {
      const witness = witnesses.get(branch);
      const sides = [['Taken', witness?.holds], ['Not taken', witness?.fails]] as const;
      return (
        <li key={branch}>
          <h3>{from} → {to.split('/').at(-1)}</h3>
          <p>{label || 'else'}</p>
          <div className="s-sides">{sides.map(([side, state]) => (
            <div key={side}>
              <h4>{side}</h4>
              {state && witness ? <>
                <Answers rule={witness.when} context={state.context} words={words} />
                <button type="button" className="button line small"
                  aria-label={`Show ${from} with answers, ${side.toLowerCase()}: ${label}`}
                  onClick={() => onShow({ step: from, context: state.context })}>Show it</button>
              </> : <p className="small quiet">{isComplete ? 'No answers do this.' : 'Not found yet'}</p>}
            </div>
          ))}</div>
        </li>
      );
    })}</ul>
  );
}

/** Asked for anew with every report of the prover. */
function useWitnesses({ witnesses }: Proof, progress: Progress): Awaited<ReturnType<Proof['witnesses']>> {
  const [found, setFound] = useState<Awaited<ReturnType<Proof['witnesses']>>>(new Map());
  useEffect(() => {
    let isAsked = true;
    void witnesses().then((now) => { if (isAsked) setFound(now); });
    return () => { isAsked = false; };
  }, [witnesses, progress]);
  return found;
}

/** The answers that a rule reads. */
function Answers({ rule, context, words }: { readonly rule: Rule; readonly context: Context; readonly words: Words }) {
  const paths = [...new Set(pathsOf(rule))].filter((path) => !path.startsWith('filled:'));
  return (
    <dl>{paths.map((path) => (
      <div key={path}><dt>{words.titleOf(path)}</dt><dd>{said(getPath(context, path), path, words)}</dd></div>
    ))}</dl>
  );
}
function said(value: unknown, path: string, words: Words): string {
  if (value === undefined || value === null || value === '') return 'not answered';
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  if (typeof value === 'object') return 'there';
  return short(words.answerOf(path, value));
}
