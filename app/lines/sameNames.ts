import type { Finding } from '#engine/check';
import { pages } from '#flows';

export interface Named {
  readonly id: string;
  readonly code: string;
  readonly base: string;
  /** Where it stands, of a line that is a file. */
  readonly file?: string;
}

/** The shop's own addresses, by their first segment, and its pages: a line at one of them would never be seen. */
const ofShop: readonly Pick<Named, 'id' | 'base'>[] = [
  ...['api', 'assets', 'documents', 'embed', 'gallery', 'healthz', 'line-files', 'login', 'sandbox', 'start']
    .map((base) => ({ id: 'the shop', base })),
  ...pages.map(({ base }) => ({ id: `the page /${base}`, base })),
];

/** For each line the names that it shares with another one, or with one that has them already: a line that is code, or is served. */
export const sameNames = (lines: readonly Named[], taken: readonly Named[]): readonly (readonly Finding[])[] => lines.map((line) => {
  const others = [...taken, ...lines.filter((other) => other !== line)];
  return (['id', 'code', 'base'] as const).flatMap((word): readonly Finding[] => {
    const own = word === 'base' ? ofShop.find(({ base }) => base === line.base) : undefined;
    const other: Pick<Named, 'id' | 'file'> | undefined = own ?? others.find((one) => one[word] === line[word]);
    if (!other) return [];
    const owner = other.file === undefined ? other.id : `${other.id} (${other.file})`;
    const isNew = lines.some((one) => one === other);
    return [{
      code: `same-${word}`, path: [word], message: `${word} "${line[word]}" belongs to ${owner} already.`,
      suggestion: isNew ? 'Neither is served: change one of them.' : `This file is not served: give it another ${word}.`,
    }];
  });
});
