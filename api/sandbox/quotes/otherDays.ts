import { addSpan, getPath, isDay, isObject, setPath, type Path, type Span } from '#engine';
import type { ServiceApplication } from '../../contracts/quotes';

const spans: readonly Span[] = [1, -1].flatMap((side) =>
  [...[1, 7, 30, 180].map((days) => side * days), ...[1, 5, 10, 18, 25, 40, 60, 80].map((years) => ({ years: side * years }))]);
/** An application with one of its days moved, to each side. */
export const withOtherDays = (application: ServiceApplication): readonly ServiceApplication[] => daysIn(application).flatMap((path) =>
  spans.map((span) => setPath(application, path, addSpan(String(getPath(application, path)), span))));
function daysIn(node: unknown, at: readonly string[] = []): readonly Path[] {
  if (isDay(node)) return [at.join('.')];
  return Array.isArray(node) || isObject(node) ? Object.entries(node).flatMap(([name, inner]) => daysIn(inner, [...at, name])) : [];
}
