import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Played } from '#engine/explore';
import { changesOf, eventWords, flat, givenBy, guardsOf, placeWords, type Guard } from './describe';
import type { OpenedPath } from './openPath';
import { Value } from './Value';

interface PanelProps { readonly opened: OpenedPath; readonly at: number; readonly goTo: (at: number) => void }

/** What the machine knows at this point of the path: where it is, which guards hold, what the last event has changed. */
export function Panel({ opened: { compiled, played }, at, goTo }: PanelProps) {
  const [before, now] = [played[at - 1], played[at] as Played];
  const given = givenBy(compiled, before, now);
  const known = flat(now.snapshot.context);
  const changes = before ? changesOf(before, now) : [];
  return (
    <section className="g-side r-side" aria-label="State">
      <div className="r-facts">
        {given.size > 0 && <><h2>{now.by?.type === 'CHANGE' ? 'What was typed' : 'What was chosen'}</h2><Values values={given} /></>}
        <h2>What changed</h2>
        {changes.length === 0 ? <p className="small quiet">Nothing.</p> : (
          <dl className="r-list">{changes.map(({ path: name, before: old, after }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd><Value value={old} /> → <div className="r-after"><Value value={after} /></div></dd>
            </div>))}</dl>
        )}
        <h2>Rules</h2>
        <Guards guards={guardsOf(compiled, now)} />
        <h2>State</h2>
        <p className="small">{placeWords(now)}</p>
        <details className="r-known"><summary>{known.size} values</summary><Values values={known} /></details>
      </div>
      <div className="r-path">
        <h2>Events</h2>
        <Events compiled={compiled} played={played} at={at} goTo={goTo} />
      </div>
    </section>
  );
}

function Guards({ guards }: { readonly guards: readonly Guard[] }) {
  if (guards.length === 0) return <p className="small quiet">Nothing is decided here.</p>;
  return (
    <ul className="r-guards">{guards.map(({ name, words, leadsTo, holds, counts }) => (
      <li key={name} className={counts ? 'counts' : undefined}>
        {holds ? <Check size={18} aria-hidden /> : <X size={18} aria-hidden />}
        <span><strong>{name}</strong> {words}: {holds ? 'holds' : 'does not hold'}{counts ? `, leads to ${leadsTo}` : ''}</span>
      </li>))}</ul>
  );
}

function Values({ values }: { readonly values: ReadonlyMap<string, unknown> }) {
  return (
    <dl className="r-list">{[...values].map(([name, value]) =>
      <div key={name}><dt>{name}</dt><dd><Value value={value} /></dd></div>)}</dl>
  );
}

type EventsProps = Pick<PanelProps, 'at' | 'goTo'> & Pick<OpenedPath, 'compiled' | 'played'>;
/** All events of the path; a press goes there. */
function Events({ compiled, played, at, goTo }: EventsProps) {
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
        <span className="g-number">{index}</span><span>{eventWords(compiled, played[index - 1], one)}</span>
      </button></li>))}</ol>
  );
}
