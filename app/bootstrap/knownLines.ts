import { entryOf, type LineSummary } from '#flows/file/entry';
import type { LineFile } from '#flows/file/lineFile';
import type { KnownLine } from '../lines/open';
import { markMissed } from '../page/newRelease';

/** The lines that are files: each part is fetched when it is needed. */
export const knownLines = (summaries: readonly LineSummary[]): readonly KnownLine[] => summaries.map((summary) => {
  const { id, version } = summary;
  const part = (name: string) => async <Part>(): Promise<Part> => {
    try {
      const answer = await fetch(`/line-files/${id}/${version}/${name}.json`);
      if (!answer.ok) throw new Error(`${id}: its ${name} is not there (${answer.status}).`);
      return await answer.json() as Part;
    } catch (error) {
      // The connection is lost, or the server was started anew and no longer has this version: trying again, or a new page, may help.
      if (error instanceof Error) markMissed(error);
      throw error;
    }
  };
  const product = async () => {
    const [{ productOf }, line] = await Promise.all([import('#flows/file/product'), part('line')<LineFile>()]);
    return productOf(line);
  };
  return { summary, entry: entryOf(summary, { landing: part('landing'), faq: part('faq'), product }) };
});
