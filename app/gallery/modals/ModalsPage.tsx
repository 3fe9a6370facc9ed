import { Suspense, useState } from 'react';
import { useShop } from '../../bootstrap/shop';
import { usePageTitle } from '../../page/title';
import { FaultModal } from '../../modals/FaultModal';
import { faultExamples, type FaultExample } from './faults';
import type { Context, Modal } from '#engine';
import type { CatalogueEntry } from '#flows/types';
import { OpenModal } from '../../modals/OpenModal';
import { graphOf } from '../chart/graph';
import { useProof } from '../proof/useProof';

/** Every modal state of every flow, and every message for a call that failed. */
export function ModalsPage() {
  usePageTitle('Modals', 'Gallery');
  const { partner, allLines } = useShop();
  const [open, setOpen] = useState<FaultExample>();
  return (
    <div className="g-page">
      <h1 tabIndex={-1}>Modals</h1>
      <p className="lead">A button opens its modal as a visitor sees it.</p>
      {allLines.map((entry) => (
        <section key={entry.id} className="g-widget">
          <h2>{entry.title}</h2>
          <Suspense fallback={<p role="status">Loading the flow</p>}><FlowModals entry={entry} /></Suspense>
        </section>
      ))}
      <section className="g-widget">
        <h2>Calls that failed</h2>
        <ul className="g-buttons">
          {faultExamples.map((example) => (
            <li key={example.name}>
              <button type="button" className="button line" onClick={() => setOpen(example)}>
                {example.name}<span>{example.title}</span></button>
            </li>
          ))}
        </ul>
      </section>
      {open && <FaultModal fault={open.fault} of={{ purchase: open.purchase }}
        support={partner?.email ?? 'support@example.com'} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

/** The modal states of a flow. One that shows what a call gave opens with the answers the prover found to reach it. */
function FlowModals({ entry }: { readonly entry: CatalogueEntry }) {
  const { proof, progress } = useProof(entry);
  const { flow } = proof.compiled;
  const [open, setOpen] = useState<{ readonly name: string; readonly modal: Modal; readonly context: Context }>();
  const [said, say] = useState('');
  const states = graphOf(flow).nodes.filter(({ kind }) => kind === 'modal');
  // A modal opens at once where no answers are known yet.
  const show = async (id: string, name: string, modal: Modal): Promise<void> => {
    const path = progress.modals.has(id) ? await proof.pathTo(id) : undefined;
    setOpen({ name, modal, context: path?.end.context ?? {} });
  };
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
