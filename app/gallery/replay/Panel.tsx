import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Played } from '#engine/explore';
import { changesOf, eventWords, flat, guardsOf, placeWords } from './describe';
import type { OpenedPath } from './openPath';

interface PanelProps { readonly opened: OpenedPath; readonly at: number; readonly goTo: (at: number) => void }

/** What the machine knows at this point of the path: where it is, which guards hold, what the last event has changed. */
export function Panel({ opened: { compiled, played }, at, goTo }: PanelProps) {
  const now = played[at] as Played;
  const known = [...flat(now.snapshot.context)];
  const changes = at === 0 ? [] : changesOf(played[at - 1] as Played, now);
  const guards = guardsOf(compiled, now);
  return (
    <section className="g-side r-side" aria-label="State">
      <h2>What changed</h2>
      {changes.length === 0 ? <p className="small quiet">Nothing.</p> : (
        <dl className="r-list">{changes.map(({ path: name, before, after }) =>
          <div key={name}><dt>{name}</dt><dd>{before} → <strong>{after}</strong></dd></div>)}</dl>
      )}
      <h2>Rules</h2>
      {guards.length === 0 ? <p className="small quiet">Nothing is decided here.</p> : (
        <ul className="r-guards">{guards.map(({ name, words, leadsTo, holds, counts }) => (
          <li key={name} className={counts ? 'counts' : undefined}>
            {holds ? <Check size={18} aria-hidden /> : <X size={18} aria-hidden />}
            <span><strong>{name}</strong> {words}: {holds ? 'holds' : 'does not hold'}{counts ? `, leads to ${leadsTo}` : ''}</span>
          </li>))}</ul>
      )}
      <h2>State</h2>
      <p className="small">{placeWords(now)}</p>
      <details className="r-known"><summary>{known.length} values</summary>
        <dl className="r-list">{known.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}</dl></details>
      <h2>Events</h2>
      <Events played={played} at={at} goTo={goTo} />
    </section>
  );
}

interface EventsProps extends Pick<PanelProps, 'at' | 'goTo'> { readonly played: readonly Played[] }
/** All events of the path; a press goes there. */
function Events({ played, at, goTo }: EventsProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.children[at];
    if (!list.current || !(current instanceof HTMLElement)) return;
    const { scrollTop, clientHeight } = list.current;
    if (current.offsetTop < scrollTop || current.offsetTop + current.offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = current.offsetTop - clientHeight / 2;
  }, [at]);
  return (
    <ol ref={list} className="g-steps r-events" aria-label="Events">{played.map((one, index) => (
      <li key={index}><button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => goTo(index)}>
        <span className="g-number">{index}</span><span>{eventWords(played[index - 1], one)}</span>
      </button></li>))}</ol>
  );
}
