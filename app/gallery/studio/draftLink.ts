import { pack, unpack } from '../packed';

/** A draft inside an address, after `#draft=`. */
const name = '#draft=';

/** `file` tells by its ending whether the text is YAML or JSON. */
export const linkOf = async ({ file, text }: Draft): Promise<string> => name + await pack(JSON.stringify({ file, text }));
export interface Draft { readonly file: string; readonly text: string }

/** The draft of an address; undefined where there is none, or none that can be read. */
export async function draftOf(hash: string): Promise<Draft | undefined> {
  const text = hash.startsWith(name) ? await unpack(hash.slice(name.length)) : undefined;
  try {
    const found: unknown = text === undefined ? undefined : JSON.parse(text);
    return isDraft(found) ? { file: found.file, text: found.text } : undefined;
  } catch {
    return undefined;
  }
}
const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null
  && 'file' in value && /^[\w-]+\.(ya?ml|json)$/.test(String(value.file)) && 'text' in value && typeof value.text === 'string';
