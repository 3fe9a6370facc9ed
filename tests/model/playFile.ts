import { readFileSync } from 'node:fs';
import { formatEvent, mismatchOf, playPath, readPathFile, unknownLine, type PathFile } from '#engine/explore';
import { assembledFor } from '../support/assembled';
import { lines } from '../support/lines';

/** Reads the file of a path; what is none, or belongs to another version of its line, is said in one sentence. */
export async function openFile(file: string): Promise<{ readonly path: PathFile; readonly words: string } | { readonly problem: string }> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { problem: `There is no file ${file}.` };
  }
  const read = readPathFile(text);
  if ('problem' in read) return read;
  const { path } = read;
  const entry = lines.find(({ id }) => id === path.line);
  if (!entry) return { problem: unknownLine(path.line) };
  const product = await entry.product();
  const { compiled } = assembledFor(product, Date.parse(path.at));
  const problem = mismatchOf(path, compiled);
  if (problem !== undefined) return { problem };
  return { path, words: [`${path.line}: ${path.name}`, ...playPath(compiled, path).map(({ step, inner, by }, index) =>
    `  ${index}. ${by ? formatEvent(by) : 'the visit begins'} › ${step}, ${inner}`)].join('\n') };
}
