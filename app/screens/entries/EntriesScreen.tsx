import { useEffect, useState, type FormEvent } from 'react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { getPath, type FlowEvent, type View, type Context } from '#engine';
import type { EntriesContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { money } from '#widgets/format/money';
import { onFirstClick, onFirstDown } from '#widgets/parts/onFirstClick';
import { Actions } from '../../parts/Actions';
import { Sheet } from '../../parts/Sheet';
import { contentOf, currencyIn, pictureOf } from '../content';
import type { ScreenProps } from '../types';
import { pressable } from '../../parts/pressable';

type EntriesProps = Pick<ScreenProps, 'flow' | 'step' | 'view' | 'send'> & { readonly isUnder?: boolean };
/** The list on its sheet. Next waits for the entries that one of its branches asks for. */
export function Entries({ flow, step, view, send, isUnder }: EntriesProps) {
  const content = contentOf<EntriesContent>(step);
  const id = `${flow.id}-${step.name}`;
  const missing = view.waits ? [{ title: content.needed }] : [];
  const submit = (event: FormEvent) => { event.preventDefault(); send({ type: 'NEXT' }); };
  return (
    <Sheet title={step.title} product={flow.title} picture={pictureOf(flow)} summaryId={`${id}-summary`} isUnder={isUnder}
      lead={content.lead && fill(content.lead, view.context)}>
      <form id={id} className="step-body" onSubmit={submit}><EntryList id={id} content={content} view={view} send={send} /></form>
      <Actions form={id} missing={missing} view={view} send={send} />
    </Sheet>
  );
}

/** Kind `entries`: a list whose entries are added, changed and removed. */
export const Screen = (props: ScreenProps) => <Entries {...props} />;

interface EntryListProps {
  /** Of the list's form: the buttons keep their ids while a dialog over the list is open, so that the focus finds back to them. */
  readonly id: string;
  readonly content: EntriesContent;
  readonly view: View;
  readonly send: (event: FlowEvent) => void;
}

interface RowProps extends Pick<EntryListProps, 'id' | 'content' | 'send'> {
  readonly entry: EntryView;
  readonly busy: boolean;
  readonly onRemove: () => void;
}
function Row({ id, entry, content, busy, send, onRemove }: RowProps) {
  const { title, text, amount, value } = entry;
  return (
    <li className="entry">
      <div><strong>{title}</strong><span className="quiet">{text}</span></div>
      {amount && <span className="tabular entry-amount">{amount}</span>}
      <div className="entry-actions">
        <button type="button" id={`${id}-edit`} className="button quiet" {...pressable(busy, () => send({ type: 'EDIT', value }))}>
          <Pencil size={18} aria-hidden />{content.edit}<span className="sr-only">{` ${title}`}</span>
        </button>
        <button type="button" className="button quiet" onMouseDown={onFirstDown} {...pressable(busy, onFirstClick(onRemove))}>
          <Trash2 size={18} aria-hidden />{content.remove}<span className="sr-only">{` ${title}`}</span>
        </button>
      </div>
    </li>
  );
}

/** The entries, their sum, and the button that adds one; when there are as many as there may be, that is said instead. */
function EntryList({ id, content, view, send }: EntryListProps) {
  const { entries, total } = entryViews(content, view.context);
  const removal = useRemoval(id, entries.length);
  const isFull = entries.length >= content.most;
  return (
    <>
      {entries.length === 0 && (
        <div className="entries-empty"><h2>{content.empty.title}</h2><p className="quiet">{content.empty.text}</p></div>
      )}
      {entries.length > 0 && (
        <ul className="entries">
          {entries.map((entry, index) => (
            <Row key={index} id={`${id}-${index}`} entry={entry} content={content} busy={view.busy} send={send} onRemove={() => {
              removal.begins(entry.title, index);
              send({ type: 'REMOVE', value: entry.value });
            }} />
          ))}
        </ul>
      )}
      {total && <p className="entries-total"><span>{content.total}</span><strong className="tabular">{total}</strong></p>}
      {!isFull && (
        <button type="button" id={`${id}-add`} className={`button ${entries.length > 0 ? 'line' : ''} entries-add`}
          {...pressable(view.busy, () => send({ type: 'ADD' }))}>
          <Plus size={20} aria-hidden /><span>{entries.length > 0 ? content.another : content.add}</span>
        </button>
      )}
      <p className={isFull ? 'quiet entries-full' : 'quiet'} role="status">
        {isFull ? content.full : ''}
        {removal.done && <span key={entries.length} className="sr-only" dir="auto">{`Removed: ${removal.done}`}</span>}
      </p>
    </>
  );
}

/**
 * The next entry moves up to the pressed button and would be removed by another press, unheard: the focus goes to its first button, or to
 * Add after the last one, and the title of what has gone is announced (WCAG 4.1.3).
 */
function useRemoval(id: string, count: number) {
  const [removed, setRemoved] = useState({ title: '', index: 0, left: -1 });
  const isDone = removed.left === count;
  useEffect(() => {
    if (!isDone) return;
    const next = Math.min(removed.index, removed.left - 1);
    document.getElementById(next < 0 ? `${id}-add` : `${id}-${next}-edit`)?.focus();
  }, [isDone, removed, id]);
  return {
    begins: (title: string, index: number) => setRemoved({ title, index, left: count - 1 }),
    done: isDone ? removed.title : undefined,
  };
}

/** An entry as the list shows it; `value` is the entry itself, what EDIT and REMOVE carry. */
interface EntryView { readonly title: string; readonly text: string; readonly amount: string; readonly value: unknown }
interface EntryViews { readonly entries: readonly EntryView[]; readonly total: string }

const listOf = (content: EntriesContent, context: Context): readonly unknown[] => {
  const list = getPath(context, content.list);
  return Array.isArray(list) ? list : [];
};
/** A template without what is not there: no comma is left at its end. */
const filled = (template: string, value: unknown): string => fill(template, value).replaceAll(/(?:,\s*)+$/gu, '').trim();

/** The list in its order, and the sum of its amounts. */
export function entryViews(content: EntriesContent, context: Context): EntryViews {
  const { entry } = content;
  const currency = currencyIn(context, content.currency);
  const list = listOf(content, context);
  const amountOf = (value: unknown): unknown => (entry.amount === undefined ? undefined : getPath(value, entry.amount));
  const amounts = list.map(amountOf).filter((amount) => typeof amount === 'number');
  return {
    entries: list.map((value) => {
      const amount = amountOf(value);
      return {
        title: filled(entry.title, value), text: filled(entry.text, value), value,
        amount: typeof amount === 'number' ? money(amount, currency, 0) : '',
      };
    }),
    total: content.total === undefined || amounts.length === 0 ? '' : money(amounts.reduce((sum, amount) => sum + amount, 0), currency, 0),
  };
}
