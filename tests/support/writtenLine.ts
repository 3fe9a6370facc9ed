import { template, type NewLine } from '../../app/newLine/template';
import { checkLineFile } from '../../app/check/lineFile';
import { readDocument } from '../../app/check/document';
import { printed } from '../../app/check/found';
import { serve } from '../../app/lines/served';
import type { LineFile } from '#flows/file/lineFile';

/** What `npm run new-line NAME` writes when every answer is the usual one. */
export const writtenLine = (id: string, more: Partial<NewLine> = {}): string => template({
  id, code: id, base: `${id}-insurance`, prefix: id.slice(0, 2).toUpperCase(), title: `${id} insurance`, covers: `Covers your ${id}.`,
  price: 12, site: 'everything', schema: '../../schemas/line.schema.json', ...more,
});
/** The findings of a line's text, and the line as it is served. */
export async function lineOf(text: string, file = 'line.yaml') {
  const { found } = await checkLineFile(text, file, ['everything']);
  const value = readDocument(text, file, true).value as LineFile;
  return {
    printed: found.flatMap((one) => printed(one)), findings: found.map(({ code, line, text: said }) => `${line} ${code} ${said}`),
    line: serve(value, text),
  };
}
