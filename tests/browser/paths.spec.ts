import type { Cover } from '#engine/explore';
import { lines } from '../support/lines';
import { assembledFor } from '../support/assembled';
import { pathsOf } from '../model/paths';
import { PathWalk } from './support/pathWalk';
import { test } from './support/test';

const cover = (process.env.PATHS_COVER ?? 'branches') as Cover;
/** Of the others the command walks all that there is. */
const asked = (process.env.PATHS_LINES ?? 'vehicle-contents').split(',');

for (const entry of lines.filter(({ id }) => asked.includes('all') || asked.includes(id))) {
  test(`${entry.id}: after every event of its ${cover} the page shows what the machine says (18.11)`, async ({ shop, watch }) => {
    watch.expectsLostCalls();
    // Stripe’s card frames greet the page before they know where they are.
    watch.expects(/postMessage.* does not match the recipient window/);
    watch.expectsStatus(400, 401, 402, 403, 404, 409, 422, 429, 500);
    const product = await entry.product();
    const assembled = assembledFor(product);
    const [covered] = await pathsOf(product, [cover], assembled);
    const walk = new PathWalk(shop, entry, assembled);
    for (const path of covered?.paths ?? []) await test.step(path.name, () => walk.walks(path));
  });
}
