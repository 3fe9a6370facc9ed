import { loadedOnce } from '../loadedOnce';
import { formats, registerFormat } from '../rules/formats';
import type { OnWarning } from './warnings';

/**
 * A pattern of the server could freeze the page (`^(a+)+$`): it is judged by an engine of linear time, never by the
 * browser's, not even as an attribute (S13). The engine is fetched when a form first has a pattern. Until then, and when
 * it cannot judge, the value passes: the server has the last word anyway.
 */
export function serverFormat(pattern: string, onWarning: OnWarning, base?: 'email'): string {
  const name = `server:${base ?? ''}:${pattern}`;
  if (!asked.has(name)) {
    const also = base === undefined ? () => true : (formats[base] ?? (() => true));
    if (base !== undefined) registerFormat(name, also);
    asked.set(name, load().then(
      ({ compile }) => { const test = compile(pattern, onWarning); registerFormat(name, (value) => also(value) && test(value)); },
      () => { asked.delete(name); onWarning('The engine for patterns could not be loaded: no pattern is checked.'); },
    ));
  }
  return name;
}
const asked = new Map<string, Promise<void>>();

/** Settles when every pattern met so far is judged. */
export async function regexReady(): Promise<void> {
  await Promise.all(asked.values());
}

const load = loadedOnce(() => import('./compilePattern'));
