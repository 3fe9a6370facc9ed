import { use } from 'react';
import type { PageEntry } from '#flows/types';
import { fetchOnce } from '../parts/fetchOnce';
import { PageFrame } from './PageFrame';
import { Section } from './Section';

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
