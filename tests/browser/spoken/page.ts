/** Runs in the page: a screen reader without a voice, that reads from the first word of a part of the page to its last. */
import { virtual } from '@guidepup/virtual-screen-reader';

export interface Reader { readonly readAloud: (selector: string) => Promise<readonly string[]> }
declare global { interface Window { readonly reader: Reader } }

/** Longer than any page: whoever comes here goes round in a circle. */
const most = 5000;

async function readAloud(selector: string): Promise<readonly string[]> {
  const container = document.querySelector(selector);
  if (!container) throw new Error(`Nothing to read: there is no ${selector}.`);
  await virtual.start({ container });
  try {
    const [first = ''] = await virtual.spokenPhraseLog();
    for (let read = 0; read < most; read += 1) {
      await virtual.next();
      if (await virtual.lastSpokenPhrase() === `end of ${first}`) return await virtual.spokenPhraseLog();
    }
    throw new Error(`${first} has no end.`);
  } finally {
    await virtual.stop();
  }
}

Object.assign(window, { reader: { readAloud } satisfies Reader });
