import { getPath } from './paths';

/** Fills `{dotted.path}` in a text; what is neither text nor number leaves nothing. */
export const fillText = (template: string, root: unknown): string =>
  template.replace(
    /\{([^{}]+)\}/g,
    (_, path: string) => {
      const value = getPath(root, path.trim());
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    }
  );
