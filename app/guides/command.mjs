/** `npm run guides`: writes the reference, the lists and the editors' schema again. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, withModules } from '../check/load.mjs';

const written = await withModules(async (load) => (await load('/app/guides/guides.ts')).guides());
for (const [file, text] of Object.entries(written)) writeFileSync(join(root, file), text);
console.log(`Written: ${Object.keys(written).join(', ')}`);
