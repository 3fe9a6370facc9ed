/** `npm run check [FILE …] [-- --fix]`: the mistakes in definitions, each with its place. Exit code 0: none, 1: some, 2: no such file. */
import { check } from './load.mjs';

const asked = process.argv.slice(2);
let { code, lines } = await check(asked);
if (code === 'fixed') {
  console.log(lines.join('\n'));
  ({ code, lines } = await check(asked.filter((word) => word !== '--fix')));
}
(code === 2 ? console.error : console.log)(lines.join('\n'));
process.exit(code);
