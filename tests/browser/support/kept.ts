import type { Page } from '@playwright/test';
import type { CompiledFlow, Context } from '#engine';
import type { Played } from '#engine/explore';
import { load, storable } from '../../../engine/context/persist';
import { tidy } from '../../../engine/context/tidy';

/** What a visit keeps for the next load: every answer, and all that calls gave. */
interface Kept { readonly step: string; readonly context: Context }

/** What the page should have stored in this state. */
export const keptBy = ({ flow }: CompiledFlow, { snapshot, step }: Played): Kept =>
  comparable({ step, context: storable(flow, step, snapshot.context as Context) });

/** What it has stored, as its next load would read it. */
export async function keptOn(page: Page, compiled: CompiledFlow): Promise<Kept | undefined> {
  const items = new Map(await page.evaluate(() => Object.entries({ ...sessionStorage }) as [string, string][]));
  const storage = { getItem: (key: string) => items.get(key) ?? null, setItem: () => undefined, removeItem: () => undefined };
  const kept = [...items.keys()].map((key) => load(storage, key, compiled)).find((one) => one !== undefined);
  return kept && comparable(kept);
}
/** As it is judged and sent: a row without an answer is none. Ids are made anew on both sides. */
const comparable = ({ step, context }: Kept): Kept =>
  JSON.parse(JSON.stringify({ step, context: tidy(context) }).replaceAll(madeAnew, '"an id"')) as Kept;
const madeAnew = /"(?:id-\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})"/gu;
