import { formatEvent, mismatchOf, playPath, readPathFile, unknownIn, unknownLine, type PathFile } from '#engine/explore';
import type { LineFile } from '#flows/file/lineFile';
import { productOf } from '#flows/file/product';
import type { Product } from '#flows/types';
import { textOf } from '../../app/check/named';
import { assembledFor } from '../support/assembled';
import { lines } from '../support/lines';
import type { Subject } from './subject';

/** A path, and each state of it in words. */
interface Opened { readonly path: PathFile; readonly words: string }
const draftIn = ({ draft }: PathFile): Product | undefined => (draft ? productOf(draft as unknown as LineFile) : undefined);
/**
 * Reads the file of a path; what is none, or belongs to another version of its line, is said in one sentence. `subject` is the definition
 * that was named beside it: a file that no shop sells.
 */
export async function openFile(file: string, subject?: Subject): Promise<Opened | { readonly problem: string }> {
  const read = readPathFile(textOf(file));
  if ('problem' in read) return read;
  const { path } = read;
  if (subject && subject.product.flow.id !== path.line) return { problem: `${file} is a path of "${path.line}", not of ${subject.name}.` };
  const product = subject?.product ?? draftIn(path) ?? await lines.find(({ id }) => id === path.line)?.product();
  if (!product) return { problem: unknownLine(path.line, file) };
  const { compiled } = assembledFor(product, Date.parse(path.at));
  const problem = mismatchOf(path, compiled, { saved: file, definition: subject?.isSold ? undefined : subject?.name })
    ?? unknownIn(path, compiled.flow);
  if (problem !== undefined) return { problem };
  return { path, words: [`${path.line}: ${path.name}`, ...playPath(compiled, path).map(({ step, inner, by }, index) =>
    `  ${index}. ${by ? formatEvent(by) : 'the visit begins'} › ${step}, ${inner}`),
  ...(path.problem === undefined ? [] : [`  ✗ ${path.problem}`])].join('\n') };
}
