import { isCurrencyCode } from '../currency';
import type { Path } from '../types';
import { getPath } from './paths';

/** What a text names between braces: `{a.b}`, `{a.b|date}`, `{a,b|days}`, `{a,EUR|money}`, whose currency is no path. */
interface Place { readonly paths: readonly Path[]; readonly formatter?: string }
export const placesIn = (text: string): readonly Place[] =>
  [...text.matchAll(/\{([^{}|]+)(?:\|([^{}]*))?\}/g)].map(([, names = '', formatter]) => ({
    paths: names.split(',').map((name) => name.trim()).filter((name, index) => index === 0 || !isCurrencyCode(name)), formatter,
  }));

/** Fills `{dotted.path}` in a text; what is neither text nor number leaves nothing. */
export const fillText = (template: string, root: unknown): string =>
  template.replace(
    /\{([^{}]+)\}/g,
    (_, path: string) => {
      const value = getPath(root, path.trim());
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    }
  );
