import { Suspense, useState } from 'react';
import { useShop } from '../../bootstrap/shop';
import { usePageTitle } from '../../page/title';
import { FaultModal } from '../../modals/FaultModal';
import { faultExamples, type FaultExample } from './faults';
import { FlowModals } from './FlowModals';

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
