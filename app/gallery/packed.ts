/** Text for the part of an address after `#`, which never reaches a server: compressed, so that much of it fits. */

/** Characters. A link that says more is none of ours. */
const most = 1_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of new Blob([bytes]).stream().pipeThrough(stream)) {
    size += chunk.length;
    if (size > most * 4) throw new Error('The text is too large.');
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
/** Undefined for what `pack` has not made. */
export async function unpack(packed: string): Promise<string | undefined> {
  try {
    const bytes = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const text = await through(Uint8Array.from(bytes, (char) => char.charCodeAt(0)), new DecompressionStream('deflate-raw'));
    return new TextDecoder().decode(text);
  } catch {
    return undefined;
  }
}
