import { use, useState } from 'react';
import { FileDown } from 'lucide-react';
import type { PageEntry, PageSection } from '#flows/types';
import { fetchOnce } from '../parts/fetchOnce';
import { PageFrame } from './PageFrame';
import { Dialog } from '../modals/Dialog';

/** A page of words: about, contact, claims, sitemap (ST-001). */
export function WordsPage({ page }: { readonly page: PageEntry }) {
  const { title, lead, sections } = use(fetchOnce(page.content, page.content));
  return (
    <PageFrame title={title} name={page.base} lead={lead}>
      <div className="sheet words-list">
        {sections.map((section) => <Section key={section.title} section={section} />)}
      </div>
    </PageFrame>
  );
}

type Fact = NonNullable<PageSection['facts']>[number];
type Link = NonNullable<PageSection['links']>[number];

const FactRow = ({ label, value, href }: Fact) => <div><dt>{label}</dt><dd>{href ? <a href={href}>{value}</a> : value}</dd></div>;
function LinkRow({ label, to, href }: Link) {
  if (to !== undefined) return <li><a href={to}>{label}</a></li>;
  return <li>
    <a href={href} target="_blank" rel="noopener noreferrer"><FileDown size={20} aria-hidden />{label}
      <span className="sr-only"> (opens in a new tab)</span></a>
  </li>;
}

function Section(
  { section: { title, text = [], list = [], facts = [], links = [], dialogs = [] } }: { readonly section: PageSection }) {
  return (
    <section className="words-section">
      <h2>{title}</h2>
      <div>
        {text.map((words) => <p key={words}>{words}</p>)}
        {list.length > 0 && <ul>{list.map((words) => <li key={words}>{words}</li>)}</ul>}
        {facts.length > 0 && <dl className="details">{facts.map((fact) => <FactRow key={fact.label} {...fact} />)}</dl>}
        {links.length > 0 && <ul className="words-links">{links.map((link) => <LinkRow key={link.label} {...link} />)}</ul>}
        {dialogs.length > 0
          && <p className="words-dialogs">{dialogs.map((dialog) => <Explain key={dialog.label} dialog={dialog} about={title} />)}</p>}
      </div>
    </section>
  );
}

interface ExplainProps {
  readonly dialog: NonNullable<PageSection['dialogs']>[number];
  /** The section: screen reader users hear several buttons with the same label. */
  readonly about: string;
}

/** A button with a dialog that only explains (ST-006, ST-008, ST-009). */
function Explain({ dialog: { label, title, text = [], list = [] }, about }: ExplainProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="button line small" aria-haspopup="dialog" onClick={() => setOpen(true)}>{label}
        <span className="sr-only">, {about}</span></button>
      {open && (
        <Dialog title={title} reading onClose={close} actions={<button type="button" className="button" onClick={close}>Close</button>}>
          {text.map((words) => <p key={words}>{words}</p>)}
          {list.length > 0 && <ul>{list.map((words) => <li key={words}>{words}</li>)}</ul>}
        </Dialog>
      )}
    </>
  );
}
