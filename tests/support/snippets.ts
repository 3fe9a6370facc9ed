import { isObject } from '#engine';
import { parse, stringify } from 'yaml';

/** The code blocks of a page in a language, by the heading that they stand under. */
export function snippetsIn(page: string, language: string): readonly { readonly heading: string; readonly text: string }[] {
  return page.split(/^## /m).slice(1).flatMap((chapter) => {
    const heading = chapter.slice(0, chapter.indexOf('\n'));
    return [...chapter.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(([, text = '']) => ({ heading, text }));
  });
}

/** Lines written into a file where they say that they stand: what is not shown stays. */
export const withSnippet = (file: string, snippet: string): string =>
  stringify(merged(parse(file), parse(snippet)), { aliasDuplicateObjects: false });
function merged(there: unknown, shown: unknown): unknown {
  if (Array.isArray(there) && Array.isArray(shown)) {
    return Array.from({ length: Math.max(there.length, shown.length) }, (_, index) =>
      (index in shown ? merged(there[index], shown[index]) : there[index]));
  }
  if (!isObject(there) || !isObject(shown)) return shown;
  return { ...there, ...Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, merged(there[name], value)])) };
}
