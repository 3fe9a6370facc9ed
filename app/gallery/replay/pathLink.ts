import { readPathFile, type PathFile } from '#engine/explore';
import { replayAddress } from '../address';
import { pack, unpack } from '../packed';

const name = '#path=';

/** Where a path plays: an address of any shop that shows the gallery. */
export const pathLink = async (path: PathFile): Promise<string> => `${replayAddress}${name}${await pack(JSON.stringify(path))}`;

/** The path of an address; undefined where it has none. */
export async function pathOfLink(hash: string): Promise<ReturnType<typeof readPathFile> | undefined> {
  if (!hash.startsWith(name)) return undefined;
  const text = await unpack(hash.slice(name.length));
  return text === undefined ? { problem: 'This is no path: the address is cut off or damaged.' } : readPathFile(text);
}
