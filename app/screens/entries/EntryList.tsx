import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { FlowEvent, View } from '#engine';
import type { EntriesContent } from '#flows/screenContent';
import { pressable } from '../../parts/pressable';
import { entryViews, type EntryView } from './entryViews';

interface EntryListProps {
  readonly content: EntriesContent;
  readonly view: View;
  readonly send: (event: FlowEvent) => void;
}

interface RowProps extends Pick<EntryListProps, 'content' | 'send'> { readonly entry: EntryView; readonly busy: boolean }
function Row({ entry, content, busy, send }: RowProps) {
  const { title, text, amount, value } = entry;
  return (
    <li className="entry">
      <div><strong>{title}</strong><span className="quiet">{text}</span></div>
      {amount && <span className="tabular entry-amount">{amount}</span>}
      <div className="entry-actions">
        <button type="button" className="button quiet" {...pressable(busy, () => send({ type: 'EDIT', value }))}>
          <Pencil size={18} aria-hidden />{content.edit}<span className="sr-only"> {title}</span>
        </button>
        <button type="button" className="button quiet" {...pressable(busy, () => send({ type: 'REMOVE', value }))}>
          <Trash2 size={18} aria-hidden />{content.remove}<span className="sr-only"> {title}</span>
        </button>
      </div>
    </li>
  );
}

/** The entries, their sum, and the button that adds one; when there are as many as there may be, that is said instead. */
export function EntryList({ content, view, send }: EntryListProps) {
  const { entries, total } = entryViews(content, view.context);
  const isFull = entries.length >= content.most;
  return (
    <>
      {entries.length === 0 && (
        <div className="entries-empty"><h2>{content.empty.title}</h2><p className="quiet">{content.empty.text}</p></div>
      )}
      {entries.length > 0 && (
        <ul className="entries">
          {entries.map((entry, index) => <Row key={index} entry={entry} content={content} busy={view.busy} send={send} />)}
        </ul>
      )}
      {total && <p className="entries-total"><span>{content.total}</span><strong className="tabular">{total}</strong></p>}
      {!isFull && (
        <button type="button" className={`button ${entries.length > 0 ? 'line' : ''} entries-add`}
          {...pressable(view.busy, () => send({ type: 'ADD' }))}>
          <Plus size={20} aria-hidden />{entries.length > 0 ? content.another : content.add}
        </button>
      )}
      <p className="quiet" role="status">{isFull ? content.full : ''}</p>
    </>
  );
}
