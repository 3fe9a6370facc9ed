import ky from 'ky';
import { entryOf, type LineSummary } from '#flows/file/entry';
import type { LineFile } from '#flows/file/lineFile';
import type { KnownLine } from '../lines/open';

/** The lines that are files: each part is fetched when it is needed. */
export const knownLines = (summaries: readonly LineSummary[]): readonly KnownLine[] => summaries.map((summary) => {
  const { id, version } = summary;
  const part = (name: string) => async <Part>(): Promise<Part> => ky.get(`/line-files/${id}/${version}/${name}.json`).json<Part>();
  const product = async () => {
    const [{ productOf }, line] = await Promise.all([import('#flows/file/product'), part('line')<LineFile>()]);
    return productOf(line);
  };
  return { summary, entry: entryOf(summary, { landing: part('landing'), faq: part('faq'), product }) };
});
