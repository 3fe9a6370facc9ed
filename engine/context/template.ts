import { isCurrencyCode } from '../currency';
import type { Path } from '../types';
import { getPath } from './paths';

/** What a text names between braces: `{a.b}`, `{a.b|date}`, `{a,b|days}`, `{a,EUR|money}` (a currency is no path), `{a|home=at home}`. */
interface Place { readonly paths: readonly Path[]; readonly formatter?: string }
export const placesIn = (text: string): readonly Place[] =>
  [...text.matchAll(/\{([^{}|]+)(?:\|([^{}]*))?\}/g)].map(([, names = '', formatter]) => ({
    paths: names.split(',').map((name) => name.trim()).filter((name, index) => index === 0 || !isCurrencyCode(name)), formatter,
  }));

/** The words in place of a formatter's name, each with the value that it is for: `home=at home; work=for work`. Undefined of a name. */
export function wordsFor(formatter: string): readonly (readonly [value: string, words: string])[] | undefined {
  if (!formatter.includes('=')) return undefined;
  return formatter.split(';').filter((part) => part.trim() !== '').map((part) => {
    const [value = '', ...words] = part.split('=');
    return [value.trim(), words.join('=').trim()];
  });
}

/** Fills `{dotted.path}` in a text; what is neither text nor number leaves nothing. */
export const fillText = (template: string, root: unknown): string =>
  template.replace(
    /\{([^{}]+)\}/g,
    (_, path: string) => {
      const value = getPath(root, path.trim());
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    }
  );
