import { use, useId, useState, type ReactNode } from 'react';
import { ArrowRight, ChevronDown } from 'lucide-react';
import type { CatalogueEntry } from '#flows/types';
import type { FaqContent } from '#schemas/line';
import { onFirstClick } from '#widgets/parts/onFirstClick';
import { fetchOnce } from '../parts/fetchOnce';
import type { Mount } from '../host/openFlows';
import { PageFrame } from './PageFrame';

const none = (): Promise<FaqContent> => Promise.reject(new Error('This line has no questions and answers.'));

/** Questions and answers about a line, and the way to a price (VC-006, RS-004). */
export function FaqPage({ entry, mount }: { readonly entry: CatalogueEntry; readonly mount: Mount }) {
  const { title, lead, questions, action } = use(fetchOnce(entry.faq, entry.faq ?? none));
  return (
    <PageFrame title={title} name="faq" product={entry.code} lead={lead} action={(
      <a className="button" href={`${mount}/${entry.base}/${entry.startPath}`}>{action.label}<ArrowRight size={20} aria-hidden /></a>
    )}>
      <div className="sheet words-list">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} question={question}>{answer.map((text) => <p key={text}>{text}</p>)}</Disclosure>
        ))}
      </div>
    </PageFrame>
  );
}

/** A question that opens its answer, independent of the others (ST-015). */
function Disclosure({ question, children }: { readonly question: string; readonly children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="disclosure">
      <h2>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={onFirstClick(() => setOpen(!open))}>{question}
          <ChevronDown size={20} aria-hidden /></button>
      </h2>
      <div id={id} hidden={!open}>{children}</div>
    </div>
  );
}
