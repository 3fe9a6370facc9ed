import { expect, it } from 'vitest';
import { createProgress } from './progress';

it('a proof that takes long says every ten seconds how many states it has come to', async () => {
  const said: string[] = [];
  let seconds = 0;
  const progress = createProgress('pet', (line) => { said.push(line); }, () => seconds * 1000);
  for (const [second, states] of [[1, 80], [10, 900], [11, 1000], [25, 2084]] as const) {
    seconds = second;
    await progress(states);
  }
  expect(said).toEqual(['pet: 900 states so far', 'pet: 2,084 states so far']);
});
