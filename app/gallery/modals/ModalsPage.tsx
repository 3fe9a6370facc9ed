import { Suspense, use, useState } from 'react';
import { useShop } from '../../bootstrap/shop';
import { usePageTitle } from '../../page/title';
import { FaultModal } from '../../modals/FaultModal';
import { faultExamples, type FaultExample } from './faults';
import type { FlowEvent, Modal } from '#engine';
import type { CatalogueEntry } from '#flows/types';
import { OpenModal } from '../../modals/OpenModal';
import { graphOf } from '../chart/graph';
import { proofOf } from '../proof/proof';
import { usePath, useProof } from '../proof/useProof';

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

interface Pressed { readonly id: string; readonly name: string; readonly modal: Modal }

/** The modal states of a flow. */
function FlowModals({ entry }: { readonly entry: CatalogueEntry }) {
  const { flow } = use(proofOf(entry)).compiled;
  const [pressed, press] = useState<Pressed>();
  const [said, say] = useState('');
  const states = graphOf(flow).nodes.filter(({ kind }) => kind === 'modal');
  const send = ({ type }: FlowEvent): void => { press(undefined); say(`The modal sent ${type}.`); };
  const Opened = pressed && isFilled(pressed.modal) ? FilledModal : EmptyModal;
  if (states.length === 0) return <p className="quiet">No step of this line opens a modal.</p>;
  return (
    <>
      <ul className="g-buttons">
        {states.map(({ id, name, note }) => {
          const modal = flow.modals?.[name];
          return modal && (
            <li key={id}>
              <button type="button" className="button line" onClick={() => { press({ id, name, modal }); say(''); }}>
                {name}<span>{note}, at {id.split('/')[0]}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="small quiet">{said}</p>
      {pressed && <Opened key={pressed.id} {...pressed} entry={entry} send={send} />}
    </>
  );
}

/** It shows what an answer says or a call gave. */
const isFilled = ({ html, options, title, message, body = [] }: Modal): boolean =>
  (html ?? options) !== undefined || [title, message, ...body].some((text) => text?.includes('{'));

interface OpenedProps extends Pressed { readonly entry: CatalogueEntry; readonly send: (event: FlowEvent) => void }
const EmptyModal = ({ modal, send }: OpenedProps) => <OpenModal modal={modal} context={{}} send={send} />;

/** A modal with the answers that the prover finds for it; its progress until then. */
function FilledModal({ entry, id, name, modal, send }: OpenedProps) {
  const { proof, progress } = useProof(entry);
  const isReached = progress.modals.has(id);
  const path = usePath(proof.pathTo, isReached ? id : undefined);
  if (path) return <OpenModal modal={modal} context={path.end.context} send={send} />;
  const states = progress.states.toLocaleString('en-US');
  const searching = `The prover is looking for answers that open ${name}: ${states} states so far.`;
  return <p role="status" className="small quiet">{progress.running || isReached ? searching : `No answers open ${name}.`}</p>;
}
