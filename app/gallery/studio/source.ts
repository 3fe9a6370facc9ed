import ky from 'ky';
import { pack, unpack } from '../packed';

/** The file of a line, as the server reads it. */
export interface Source extends Draft {
  /** Where it is: `flows/pet/line.yaml`. */
  readonly path: string;
  /** The server takes changes: it serves the sources (`npm run dev`). */
  readonly writable: boolean;
}
/** What the studio begins with. */
export interface Beginning {
  /** Absent where no file is named so. */
  readonly source?: Source;
  readonly text: string;
  readonly file: string;
  /** Where the text is not the file's: from a link, or kept from before a reload. */
  readonly from?: 'link' | 'before';
}

const address = (name: string): string => `/line-files/${encodeURIComponent(name)}/source`;
const keyOf = (name: string): string => `surefoot.studio.${name}`;

async function sourceOf(name: string): Promise<Source | undefined> {
  const response = await ky.get(address(name), { throwHttpErrors: false });
  return response.status === 200 ? response.json<Source>() : undefined;
}

/** What was kept goes before the link that it was begun from, another link before what was kept, and all before the file. */
export async function beginning(
  name: string, { hash, storage, isCode }: { readonly hash: string; readonly storage: Pick<Storage, 'getItem'>; readonly isCode: boolean },
): Promise<Beginning | undefined> {
  const source = isCode ? undefined : await sourceOf(name);
  const linked = await draftOf(hash);
  const begun = linked ?? source;
  if (!begun) return undefined;
  const of = source ? { source } : {};
  const { file, text } = begun;
  const kept = keptOf(storage.getItem(keyOf(name)));
  if (kept && kept.text !== text && kept.link === (linked ? hash : '')) return { ...of, file, text: kept.text, from: 'before' };
  return { ...of, file, text, ...(linked ? { from: 'link' as const } : {}) };
}

/** A draft that is kept over a reload, and the link that it was begun from: empty for that of a file. */
interface Kept { readonly text: string; readonly link: string }
function keptOf(stored: string | null): Kept | undefined {
  try {
    const found: unknown = JSON.parse(stored ?? 'null');
    return typeof found === 'object' && found !== null && 'text' in found && 'link' in found ? found as Kept : undefined;
  } catch {
    return undefined;
  }
}

interface Place { readonly hash: string; readonly storage: Pick<Storage, 'setItem' | 'removeItem'> }
/** Keeps a draft over a reload; a draft that is the file's own text need not be kept. */
export function keep(name: string, text: string, source: Source | undefined, { hash, storage }: Place): void {
  const kept: Kept = { text, link: isLink(hash) ? hash : '' };
  try {
    if (text === source?.text) storage.removeItem(keyOf(name));
    else storage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // Storage that is full or blocked keeps nothing: the draft is in the editor.
  }
}

/** Writes the file. */
export const write = (name: string, text: string): Promise<unknown> => ky.put(address(name), { json: { text } });

/** Gives the draft to the browser as a file. */
export function download({ file, text }: Draft): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: file });
  link.click();
  URL.revokeObjectURL(url);
}

/** A draft inside an address, after `#draft=`. */
const name = '#draft=';

/** `file` tells by its ending whether the text is YAML or JSON. */
export const linkOf = async ({ file, text }: Draft): Promise<string> => name + await pack(JSON.stringify({ file, text }));
const isLink = (hash: string): boolean => hash.startsWith(name);
export interface Draft { readonly file: string; readonly text: string }

/** The draft of an address; undefined where there is none, or none that can be read. */
export async function draftOf(hash: string): Promise<Draft | undefined> {
  const text = isLink(hash) ? await unpack(hash.slice(name.length)) : undefined;
  try {
    const found: unknown = text === undefined ? undefined : JSON.parse(text);
    return isDraft(found) ? { file: found.file, text: found.text } : undefined;
  } catch {
    return undefined;
  }
}
const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null
  && 'file' in value && /^[\w-]+\.(ya?ml|json)$/.test(String(value.file)) && 'text' in value && typeof value.text === 'string';
