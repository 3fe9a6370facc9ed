import { relative } from 'node:path';
import { editsOf } from './edit';
import { applyEdits } from './edits';
import { BadUsage, checkAll, type Host } from './check';
import { printed, type Found } from './found';

interface Terminal { readonly print: (line: string) => void; readonly complain: (line: string) => void }

/**
 * `npm run check [FILE …] [-- --fix]`: 0 when nothing is found, 1 with findings, 2 when it was asked for something that is not there,
 * `fixed` when files have changed and should be read again.
 */
export async function runCheck(asked: readonly string[], host: Host, { print, complain }: Terminal): Promise<0 | 1 | 2 | 'fixed'> {
  const wanted = asked.filter((word) => !word.startsWith('-'));
  const unknown = asked.find((word) => word.startsWith('-') && word !== '--fix');
  if (unknown !== undefined) {
    complain(`There is no option "${unknown}". There is: --fix.`);
    return 2;
  }
  let found: readonly Found[];
  try {
    found = await checkAll(wanted, host);
  } catch (error) {
    if (!(error instanceof BadUsage)) throw error;
    complain(`unknown-line ${error.message}`);
    return 2;
  }
  const edits = asked.includes('--fix') ? editsOf(found) : [];
  if (edits.length > 0) {
    print(`Mended: ${applyEdits(edits).map((file) => relative(host.root, file)).join(', ')}`);
    return 'fixed';
  }
  for (const line of found.flatMap((one) => printed(one))) print(line);
  print(found.length === 0 ? 'No findings.'
    : `${found.length} ${found.length === 1 ? 'finding' : 'findings'}. What each means: engine/check/guide.md`);
  return found.length > 0 ? 1 : 0;
}
