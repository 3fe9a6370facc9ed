import { use } from 'react';
import type { PageEntry } from '#flows/types';
import { fetchOnce } from '../parts/fetchOnce';
import { Heading } from '../parts/Heading';
import { PageFrame } from './PageFrame';
import { Section } from './Section';

/** A page of words: about, contact, claims, sitemap (ST-001). */
export function WordsPage({ page }: { readonly page: PageEntry }) {
  const { title, lead, sections } = use(fetchOnce(page.content, page.content));
  return (
    <PageFrame title={title} name={page.base}>
      <div className="words-head">
        <Heading>{title}</Heading>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <div className="sheet words-list">
        {sections.map((section) => <Section key={section.title} section={section} />)}
      </div>
    </PageFrame>
  );
}
