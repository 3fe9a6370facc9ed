/** A draft inside an address, after `#draft=`: compressed, so that a whole line fits. The part after `#` never reaches a server. */
const name = '#draft=';
/** Characters of a draft. A link that says more is none of ours. */
const most = 1_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of new Blob([bytes]).stream().pipeThrough(stream)) {
    size += chunk.length;
    if (size > most * 4) throw new Error('The draft is too large.');
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

/** `file` tells by its ending whether the text is YAML or JSON. */
export async function linkOf({ file, text }: Draft): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify({ file, text })), new CompressionStream('deflate-raw'));
  return name + btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
export interface Draft { readonly file: string; readonly text: string }

/** The draft of an address; undefined where there is none, or none that can be read. */
export async function draftOf(hash: string): Promise<Draft | undefined> {
  if (!hash.startsWith(name)) return undefined;
  try {
    const bytes = atob(hash.slice(name.length).replaceAll('-', '+').replaceAll('_', '/'));
    const text = await through(Uint8Array.from(bytes, (char) => char.charCodeAt(0)), new DecompressionStream('deflate-raw'));
    const found: unknown = JSON.parse(new TextDecoder().decode(text));
    return isDraft(found) ? { file: found.file, text: found.text } : undefined;
  } catch {
    return undefined;
  }
}
const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null
  && 'file' in value && /^[\w-]+\.(ya?ml|json)$/.test(String(value.file)) && 'text' in value && typeof value.text === 'string';
