import { useId, useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

/** A question that opens its answer, independent of the others (ST-015). */
export function Disclosure({ question, children }: { readonly question: string; readonly children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="disclosure">
      <h2>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>{question}
          <ChevronDown size={20} aria-hidden /></button>
      </h2>
      <div id={id} hidden={!open}>{children}</div>
    </div>
  );
}
