import { relative } from 'node:path';
import { isObject } from '#engine';
import type { Trail } from '#engine/check';
import { readDocument } from './document';
import { trailInFile } from './lineFile';
import { createSources } from './typescript';

/** The place of a part of a definition. */
export interface Spot { readonly file: string; readonly line: number }
/** Finds it without running anything; nothing for what the file does not say and the engine adds. */
export type Locate = (path: Trail) => Spot | undefined;

/** In a line that is a file; `shown` is how the file is named. */
export function locateInFile(text: string, file: string, shown = file): Locate {
  const { value, locate } = readDocument(text, file, true);
  return (path) => (isWritten(value, path) ? { file: shown, line: locate(trailInFile(value, path), true).line } : undefined);
}
/** What may be written shorter, `next: plans`, stands where the short word does. */
const isWritten = (value: unknown, [name, ...rest]: Trail): boolean => {
  if (name === undefined) return true;
  if (Array.isArray(value)) return isWritten(value[Number(name)], rest);
  if (!isObject(value)) return value !== undefined;
  return Object.hasOwn(value, name) && isWritten(value[name], rest);
};

/** In the TypeScript modules below a folder. */
export function locateInModules(root: string, id: string): Locate {
  const sources = createSources(root);
  return (path) => {
    const at = sources.locate(id, path, true);
    return at && { file: relative(root, at.file), line: at.line };
  };
}
