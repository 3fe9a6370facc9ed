import type { Path } from '../proof/path';
import { Dialog } from '../../modals/Dialog';

interface PathDialogProps { readonly step: string; readonly path: Path; readonly onClose: () => void }

/** The events that lead to a step, as the prover found them. */
export function PathDialog({ step, path, onClose }: PathDialogProps) {
  return (
    <Dialog title={`The way to ${step}`} onClose={onClose} reading
      actions={<button type="button" className="button" onClick={onClose}>Close</button>}>
      <p>{path.events.length === 0 ? 'The flow begins here.' : `${path.events.length} events lead here from the start.`}</p>
      <div className="g-way" role="region" aria-label="Events" tabIndex={0}><ol className="g-path">
        {path.events.map(({ step: at, event, words }, index) => (
          <li key={index}><span className="g-at">{at}:</span> <code>{event}</code>{words && <> {words}</>}</li>
        ))}
      </ol></div>
    </Dialog>
  );
}
