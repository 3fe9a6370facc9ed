import { entryOf, type LineSummary } from '#flows/file/entry';
import type { LineFile } from '#flows/file/lineFile';
import type { KnownLine } from '../lines/open';
import { missPart } from '../page/newRelease';

/** The lines that are files: each part is fetched when it is needed. */
export const knownLines = (summaries: readonly LineSummary[]): readonly KnownLine[] => summaries.map((summary) => {
  const { id, version } = summary;
  const part = (name: string) => async <Part>(): Promise<Part> => {
    const answer = await fetch(`/line-files/${id}/${version}/${name}.json`);
    // The server keeps the versions of a line since its own start.
    if (answer.status === 404) missPart();
    if (!answer.ok) throw new Error(`${id}: its ${name} is not there (${answer.status}).`);
    return answer.json() as Promise<Part>;
  };
  const product = async () => {
    const [{ productOf }, line] = await Promise.all([import('#flows/file/product'), part('line')<LineFile>()]);
    return productOf(line);
  };
  return { summary, entry: entryOf(summary, { landing: part('landing'), faq: part('faq'), product }) };
});
