import { useState } from 'react';
import type { Context, Modal } from '#engine';
import type { CatalogueEntry } from '#flows/types';
import { OpenModal } from '../../modals/OpenModal';
import { graphOf } from '../chart/graph';
import { useProof } from '../proof/useProof';

/** The modal states of a flow. One that shows what a call gave opens with the answers the prover found to reach it. */
export function FlowModals({ entry }: { readonly entry: CatalogueEntry }) {
  const { proof, progress } = useProof(entry);
  const { flow } = proof.compiled;
  const [open, setOpen] = useState<{ readonly name: string; readonly modal: Modal; readonly context: Context }>();
  const [said, say] = useState('');
  const states = graphOf(flow).nodes.filter(({ kind }) => kind === 'modal');
  const show = async (id: string, name: string, modal: Modal): Promise<void> =>
    setOpen({ name, modal, context: (await proof.pathTo(id))?.end.context ?? {} });
  const close = (event: string): void => { setOpen(undefined); say(`The modal sent ${event}.`); };
  return (
    <>
      <ul className="g-buttons">
        {states.map(({ id, name, note }) => {
          const modal = flow.modals?.[name];
          const waits = (modal?.html ?? modal?.options) !== undefined && !progress.modals.has(id);
          return modal && (
            <li key={id}>
              <button type="button" className="button line" onClick={() => { void show(id, name, modal); }}>
                {name}<span>{note}, at {id.split('/')[0]}
                  {waits && (progress.running ? '. The prover is looking for answers to fill it' : '. No answers fill it')}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="small quiet">{said}</p>
      {open && <OpenModal key={open.name} modal={open.modal} context={open.context} send={({ type }) => close(type)} />}
    </>
  );
}
