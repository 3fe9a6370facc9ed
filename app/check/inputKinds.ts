import type { Source } from '#api/source';
import type { JsonSchema } from '#engine';
import { schemasOf } from '#engine/check';
import { answersOf, isWrittenTo, sourceAt, type Rated } from './possible';
import { isList } from './quote';

/** What kind of value a name of the rating is, in a row or case of this list; none where that cannot be said. */
export function kindsOf(line: Rated, name: string, each: string | undefined): readonly JsonSchema[] {
  const { paths, others } = answersOf(line, name, each) ?? { paths: [], others: [] };
  if (others.length > 0 || paths.some((path) => isWrittenTo(line, path))) return [];
  if (paths.length > 0) return paths.flatMap((path) => schemasOf(line.flow, path));
  const input = line.rating.inputs[name];
  const kind = input === undefined ? undefined : kindOf(typeof input === 'string' ? sourceAt(line, input) : input);
  return kind === undefined ? [] : [{ type: kind }];
}
/** What the words of a source make of it, whatever is answered. */
function kindOf(source: Source | undefined): string | undefined {
  if (source === undefined || typeof source === 'string') return undefined;
  if (isList(source) || source.list !== undefined) return 'array';
  if ([source.count, source.sum, source.days, source.years].some((word) => word !== undefined)) return 'number';
  return undefined;
}
