import { edited, editsOf, type Edit } from './edit';
import { BadUsage, UnknownLine } from './badUsage';
import { checkAll, type Host } from './check';
import { printed, type Found } from './found';
import { isLineFile } from '../lines/folders';
import { shownPath } from './named';
import { newsOf } from './news';
import { readFileSync, writeFileSync } from 'node:fs';

interface Checked {
  /** 0 when nothing is found, 1 with findings, 2 when it was asked for something that is not there, `fixed` when files have changed. */
  readonly code: 0 | 1 | 2 | 'fixed';
  /** What is said of it. */
  readonly lines: readonly string[];
  readonly found?: readonly Found[];
}

/** `npm run check [FILE …] [-- --fix]`. What was fixed should be read again. */
export async function runCheck(asked: readonly string[], host: Host): Promise<Checked> {
  const wanted = asked.filter((word) => !word.startsWith('-'));
  const unknown = asked.find((word) => word.startsWith('-') && word !== '--fix');
  if (unknown !== undefined) return { code: 2, lines: [`There is no option "${unknown}". There is: --fix.`] };
  let found: readonly Found[];
  try {
    found = await checkAll(wanted, host);
  } catch (error) {
    if (!(error instanceof BadUsage)) throw error;
    return { code: 2, lines: [error instanceof UnknownLine ? `unknown-line ${error.message}` : error.message] };
  }
  const edits = asked.includes('--fix') ? editsOf(found) : [];
  if (edits.length > 0) {
    return { code: 'fixed', lines: [`Mended: ${applyEdits(edits).map((file) => shownPath(host.root, file)).join(', ')}`] };
  }
  if (found.length === 0) return { code: 0, lines: ['No findings.'] };
  const count = `${found.length} ${found.length === 1 ? 'finding' : 'findings'}. What each means: engine/check/guide.md`;
  return { code: 1, found, lines: [...found.flatMap((one) => printed(one)), count] };
}

/** What is new in the modules: the shop itself tells of lines that are files (app/lines/registry.ts). */
export function newsOfModules(before: readonly Found[], now: readonly Found[]): readonly string[] {
  const inModules = (found: readonly Found[]): readonly Found[] => found.filter(({ file }) => !isLineFile(file));
  return newsOf(inModules(before), inModules(now));
}

/** Writes all edits, and gives the files that have changed. */
function applyEdits(edits: readonly Edit[]): readonly string[] {
  const files = [...new Set(edits.map(({ file }) => file))];
  for (const file of files) writeFileSync(file, edited(readFileSync(file, 'utf8'), edits.filter((edit) => edit.file === file)));
  return files;
}
