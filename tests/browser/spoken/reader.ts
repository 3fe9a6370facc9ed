import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';

/** Gives every document of a page the reader, before its own scripts. */
export async function givesReader(page: Page): Promise<void> {
  const entry = fileURLToPath(new URL('page.ts', import.meta.url));
  const [bundle] = await build({
    configFile: false, logLevel: 'error', define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'spoken' } },
  }) as Rolldown.RolldownOutput[];
  await page.addInitScript({ content: bundle?.output[0].code });
}

/** What is read of the page's main part, or of the dialog over it: a phrase a line, without what only says where something ends. */
export async function heardOn(page: Page): Promise<readonly string[]> {
  const phrases = await page.evaluate(() => window.reader.readAloud(document.querySelector('[role=dialog]') ? '[role=dialog]' : 'main'));
  // A dialog is read twice when the reader enters it.
  const once = phrases.filter((phrase, at) => phrase !== phrases[at - 1]);
  return withoutChoices(once).filter((phrase) => !frames.test(phrase)).map(undated);
}
const frames = /^(end of|paragraph$|list$|listitem|strong$|superscript$|emphasis$|generic$)/;

/** Of a list to choose from the first two, which say how many there are: the whole of it would fill pages. */
function withoutChoices(phrases: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at] as string;
    if (!phrase.startsWith('option, ') || / position [12], /.test(phrase)) kept.push(phrase);
    // What stands inside a choice is read once more.
    if (phrase.startsWith('option, ')) at = Math.max(at, phrases.indexOf(`end of ${phrase}`, at));
  }
  return kept;
}

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
/** What differs from one day, or from one visit, to the next. */
const masks: readonly (readonly [RegExp, string])[] = [
  [/\b\d{1,2}\/\d{1,2}\/\d{4}\b/g, 'DATE'], [new RegExp(`\\b${month} \\d{1,2}(?:, \\d{4})?\\b`, 'g'), 'DATE'],
  [new RegExp(`\\b\\d{1,2} ${month} \\d{4}\\b`, 'g'), 'DATE'],
  [/\b[A-Z]{2}-\d{4}-\d+\b/g, 'NUMBER'], [/\bines\.[0-9a-f]{8}@/g, 'ines@'], [/(?<=[$R])[\d,]+\.\d{2}\b/g, 'AMOUNT'],
];
const undated = (phrase: string): string => masks.reduce((text, [pattern, word]) => text.replace(pattern, word), phrase);
