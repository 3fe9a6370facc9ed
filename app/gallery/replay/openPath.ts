import { assemble, createClock, type CompiledFlow } from '#engine';
import { mismatchOf, playPath, unknownLine, type PathFile, type Played } from '#engine/explore';
import type { CatalogueEntry } from '#flows/types';

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
  const entry = lines.find(({ id }) => id === path.line);
  if (!entry) return { problem: unknownLine(path.line) };
  const { flow, adapters, derive, survey } = await entry.product();
  const instant = Date.parse(path.at);
  let ids = 0;
  const compiled = assemble(flow, {
    adapters, derive, survey, tools: {}, clock: createClock(() => instant), newId: () => `id-${(ids += 1)}`,
  });
  const problem = mismatchOf(path, compiled);
  if (problem !== undefined) return { problem };
  return { path, entry, compiled, played: playPath(compiled, path) };
}
