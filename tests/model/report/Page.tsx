import { CircleCheck, CircleHelp, CircleMinus, CirclePlus, CircleX, Pencil, Route, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Drawing, type Look } from '../../../app/gallery/chart/Drawing';
import type { PlacedChart } from '../../../app/gallery/chart/placed';
import { Logo } from '../../../app/illustrations/Logo';
import type { Entry, Mark, ReportModel, Section } from './model';

interface PageProps { readonly model: ReportModel; readonly chart: PlacedChart }

/** A report: the verdict, the chart, and a list of everything with what leads there. */
export function Page({ model, chart }: PageProps) {
  const { heading, subject, verdict, good, figures, counted, entries, graph, legend } = model;
  const Icon = good ? CircleCheck : CircleX;
  return (
    <div className="g">
      <header className="g-bar"><p className="g-brand"><Logo />Surefoot <span>{subject}</span></p></header>
      <main><div className="g-flow">
        <section className="g-side" aria-label="Verdict and parts">
          <h1>{heading}</h1>
          <p className={`r-verdict ${good ? 'good' : 'bad'}`}><Icon size={22} aria-hidden /><span>{verdict}</span></p>
          <dl className="g-figures">{figures.map(({ label, value, bad }) => (
            <div key={label} className={bad ? 'bad' : undefined}><dt>{label}</dt><dd className="tabular">{value}</dd></div>))}</dl>
          {counted !== undefined && <p className="small quiet">{counted}</p>}
          <Filters model={model} />
          <ul className="r-parts">
            {entries.map((entry, index) => <Part key={index} entry={entry} id={idOf(index)} entries={entries} />)}
          </ul>
        </section>
        <section className="g-picture" aria-label="Chart">
          <div className="g-canvas" role="region" aria-label={`Chart: ${heading}`} tabIndex={0}>
            <Drawing title={heading} graph={graph} chart={chart} marks={marksOf(entries)} />
          </div>
          <ul className="g-legend">{legend.map(({ look, words }) => <li key={look}><i className={look} />{words}</li>)}</ul>
        </section>
      </div></main>
    </div>
  );
}
const idOf = (index: number): string => `part-${index + 1}`;

const shown: readonly string[] = ['undecided', 'broken', 'added', 'removed', 'changed'] satisfies readonly Look[];
function marksOf(entries: readonly Entry[]) {
  const marked = entries.flatMap(({ mark, parts }) => parts.map((part) => [part, mark] as const));
  return {
    nodes: new Set<string>(), edges: new Set<string>(),
    dead: new Map(marked.filter(([, mark]) => mark === 'dead').map(([part]) => [part, 'dead'])),
    looks: new Map(marked.filter(([, mark]) => shown.includes(mark)) as readonly (readonly [string, Look])[]),
  };
}

/** Chips that show one kind, or one mark, and a search. Without script there is the whole list, and no filter. */
function Filters({ model: { kinds, marks, entries } }: { readonly model: ReportModel }) {
  const count = (mark: Mark): number => entries.filter((one) => one.mark === mark).length;
  return (
    <div className="r-filters" role="search" hidden>
      <Chips label="Kind" name="kind" choices={kinds.map(({ kind, title }) => [kind, title])} />
      <Chips label="State" name="mark" choices={marks.map((mark) => [mark, `${mark} (${count(mark)})`])} />
      <label className="r-search"><span>Search</span><input type="search" autoComplete="off" spellCheck={false} /></label>
      <p className="small quiet" role="status" />
    </div>
  );
}
interface ChipsProps { readonly label: string; readonly name: string; readonly choices: readonly (readonly [string, string])[] }
function Chips({ label, name, choices }: ChipsProps) {
  return (
    <div className="g-choices" role="group" aria-label={label}>
      {[['', 'All'] as const, ...choices].map(([value, title]) => (
        <button key={value} type="button" data-filter={name} data-value={value} aria-pressed={value === ''}>{title}</button>))}
    </div>
  );
}

const icons: Readonly<Record<Mark, LucideIcon>> = {
  reached: CircleCheck, same: CircleCheck, dead: CircleX, lost: CircleX, undecided: CircleHelp, broken: TriangleAlert,
  added: CirclePlus, gained: CirclePlus, removed: CircleMinus, changed: Pencil, elsewhere: Route,
};
interface PartProps { readonly entry: Entry; readonly id: string; readonly entries: readonly Entry[] }
function Part({ entry: { kind, name, mark, place, note, of, sections, parts }, id, entries }: PartProps) {
  const Icon = icons[mark];
  const word = mark === 'reached' && kind === 'property' ? 'holds' : mark;
  const cause = entries.findIndex((one) => `${one.kind} ${one.name}` === of);
  return (
    <li id={id} data-kind={kind} data-mark={mark} data-parts={JSON.stringify(parts)}>
      <details>
        <summary>
          <span className="r-kind">{kind}</span>
          <strong>{name}</strong>
          <span className={`r-mark is-${mark}`}><Icon size={16} aria-hidden />{word}</span>
          {note && <span className="r-note">{note}</span>}
        </summary>
        <div className="r-more">
          {place && <p>Written at <code>{place}</code></p>}
          {cause >= 0 && <p>It follows from <a href={`#${idOf(cause)}`}>{of}</a>.</p>}
          {sections.map((section, index) => <Told key={index} section={section} />)}
          {!place && cause < 0 && sections.length === 0 && <p>There is nothing more to tell.</p>}
        </div>
      </details>
    </li>
  );
}
function Told({ section: { title, lines, isTrace, through, replay } }: { readonly section: Section }) {
  const List = isTrace ? 'ol' : 'ul';
  return (
    <div className="r-told" data-through={JSON.stringify(through ?? [])}>
      <h2>{title}</h2>
      {isTrace && lines.length === 0 && <p>Here the flow begins.</p>}
      {lines.length > 0 && <List className="g-path">{lines.map(({ at, words }, index) => (
        <li key={index}>{at && <span className="g-at">{at}: </span>}<code>{words}</code></li>))}</List>}
      {replay && <p><a className="r-replay" href={replay}>Watch it in the shop</a>, once <code>npm start</code> runs.</p>}
    </div>
  );
}
