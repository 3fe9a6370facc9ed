import { writeFile } from 'node:fs/promises';
import { createSeed } from '#api/sandbox/database/seed';

/** Made once at build time: a new embedded database then starts in about a second. */
export const writeSeed = async (file: string): Promise<void> => writeFile(file, await createSeed());
