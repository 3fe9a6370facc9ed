import { it } from 'vitest';
import { calling } from './random/calls';
import { dialogs } from './random/dialogs';
import { entries } from './random/entries';
import { flat } from './random/flat';
import { lists } from './random/lists';
import { purchasing } from './random/purchases';
import { surveys } from './random/surveys';
import { walkAll } from './random/walked';

/*
 * Random definitions, proven and walked: wherever a random visit is led, the prover has been led as well, and no step, branch or dialog
 * that it calls dead is come to. The visits answer with values of their own, right and wrong, and know nothing of what the prover tries.
 * `DEFINITIONS=5000` makes so many, `SEED=2` others.
 */
const definitions = Number(process.env['DEFINITIONS'] ?? 300);
const seed = Number(process.env['SEED'] ?? 20_260_310);

it.each([
  ['flat forms', flat, 0.4],
  ['lists', lists, 0.25],
  ['entries of a list in a dialog', entries, 0.08],
  ['calls', calling, 0.12],
  ['dialogs', dialogs, 0.2],
  ['purchases', purchasing, 0.5],
  ['surveys', surveys, 0.2],
] as const)('wherever random visits of random definitions are led, the prover has been led: %s', async (_, kind, share) => {
  await walkAll(kind, { numRuns: Math.ceil(definitions * share), seed });
}, 3_600_000);
