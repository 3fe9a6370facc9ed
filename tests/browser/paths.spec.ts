import type { Cover } from '#engine/explore';
import type { CatalogueEntry } from '#flows/types';
import { lines } from '../support/lines';
import { assembledFor } from '../support/assembled';
import { listPathsOf, pathsOf, sidesOf } from '../model/paths';
import { walkedFiles } from './support/origin';
import { PathWalk } from './support/pathWalk';
import { expect, test } from './support/test';
import type { Watch } from './support/watch';

interface Walked { readonly cover: Cover; readonly most?: number }
/**
 * What a run of all tests walks: both sides of every branch; of a line without any, its transitions, or the first of their paths. The
 * command walks all that there is.
 */
const walked: Readonly<Record<string, Walked>> = {
  'small-business': { cover: 'transitions', most: 2 }, landlord: { cover: 'transitions', most: 3 },
};
/** Ways to all sides are found among so many states; to explore a line as a whole takes longer than to walk it. */
const firstStates = 1000;
const { PATHS_LINES, PATHS_COVER } = process.env;
const asked = (PATHS_LINES ?? 'all').split(',');
const isAsked = ({ id }: CatalogueEntry): boolean => asked.includes('all') || asked.includes(id);

/** Lines that ask for a list: of rows, or of ticks. */
const withLists = ['rental-car', 'collectibles', 'residential', 'landlord'];

for (const entry of [...lines, ...walkedFiles.map((file) => file.entry)].filter(isAsked)) {
  const { cover, most }: Walked = PATHS_COVER === undefined ? walked[entry.id] ?? { cover: 'branches' } : { cover: PATHS_COVER as Cover };
  test(`${entry.id}: after every event of its ${cover} the page shows what the machine says (18.11)`, async ({ shop, watch }) => {
    expectsEverything(watch);
    const product = await entry.product();
    const assembled = assembledFor(product);
    const [found] = await pathsOf(product, [cover], { assembled, ...(PATHS_COVER === undefined ? { most: firstStates } : {}) });
    const missed = sidesOf(assembled.compiled.flow).filter((side) => !found?.covered.includes(side));
    if (cover === 'branches') expect(missed).toEqual([]);
    const walk = new PathWalk(shop, entry, assembled);
    for (const path of found?.paths.slice(0, most) ?? []) await test.step(path.name, () => walk.walks(path));
  });
}

for (const entry of lines.filter(({ id }) => withLists.includes(id) && PATHS_LINES === undefined)) {
  test(`${entry.id}: a list grows and shrinks in the page as the machine says (18.11)`, async ({ shop, watch }) => {
    expectsEverything(watch);
    const assembled = assembledFor(await entry.product());
    const paths = await listPathsOf(assembled);
    expect(paths.length).toBeGreaterThan(0);
    const walk = new PathWalk(shop, entry, assembled);
    for (const path of paths) await test.step(path.name, () => walk.walks(path));
  });
}

/** Calls fail on the way in every manner that they know. */
function expectsEverything(watch: Watch): void {
  watch.expectsLostCalls();
  // Stripe’s card frames greet the page before they know where they are.
  watch.expects(/postMessage.* does not match the recipient window/);
  watch.expectsStatus(400, 401, 402, 403, 404, 409, 422, 429, 500);
}
