import { createClock, type CompiledFlow } from '#engine';
import { compile } from '#engine/check';
import { mismatchOf, playPath, unknownIn, unknownLine, type PathFile, type Played } from '#engine/explore';
import type { LineFile } from '#flows/file/lineFile';
import type { CatalogueEntry } from '#flows/types';
import { entryOfDraft } from '../studio/draftEntry';

/** A path with every state that it comes to. */
export interface OpenedPath {
  readonly path: PathFile;
  readonly entry: CatalogueEntry;
  readonly compiled: CompiledFlow;
  /** One more than it has events. */
  readonly played: readonly Played[];
}

/** Plays a path on the machine of its line. What cannot be played is said in one sentence. */
export async function openPath(
  lines: readonly CatalogueEntry[], path: PathFile,
): Promise<OpenedPath | { readonly problem: string }> {
  try {
    const entry = path.draft ? entryOfDraft(path.draft as unknown as LineFile) : lines.find(({ id }) => id === path.line);
    if (!entry) return { problem: unknownLine(path.line) };
    const compiled = await compiledFor(entry, Date.parse(path.at));
    const problem = mismatchOf(path, compiled) ?? unknownIn(path, compiled.flow);
    return problem === undefined ? { path, entry, compiled, played: playPath(compiled, path) } : { problem };
  } catch (error) {
    return { problem: `This path cannot be played: ${error instanceof Error ? error.message : String(error)}` };
  }
}
async function compiledFor(entry: CatalogueEntry, instant: number): Promise<CompiledFlow> {
  const { flow, adapters, derive, survey } = await entry.product();
  let ids = 0;
  return compile(flow, { adapters, derive, survey, tools: {}, clock: createClock(() => instant), newId: () => `id-${(ids += 1)}` });
}
