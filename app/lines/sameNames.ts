import type { Finding } from '#engine/check';

export interface Named {
  readonly id: string;
  readonly code: string;
  readonly base: string;
  /** Where it stands, of a line that is a file. */
  readonly file?: string;
}

/** First segments of addresses that are the shop's own. */
const reserved = ['api', 'assets', 'documents', 'embed', 'gallery', 'lines', 'login', 'sandbox', 'start'];

/** For each line the names that it shares with another one, or with one that has them already: a line that is code, or is served. */
export const sameNames = (lines: readonly Named[], taken: readonly Named[]): readonly (readonly Finding[])[] => lines.map((line) => {
  const others = [...taken, ...lines.filter((other) => other !== line)];
  return (['id', 'code', 'base'] as const).flatMap((word): readonly Finding[] => {
    const isReserved = word === 'base' && reserved.includes(line.base);
    const other: Pick<Named, 'id' | 'file'> | undefined = isReserved ? { id: 'the shop' }
      : others.find((one) => one[word] === line[word]);
    if (!other) return [];
    const owner = other.file === undefined ? other.id : `${other.id} (${other.file})`;
    const isNew = lines.some((one) => one === other);
    return [{
      code: `same-${word}`, path: [word], message: `${word} "${line[word]}" belongs to ${owner} already.`,
      suggestion: isNew ? 'Neither is served: change one of them.' : `This file is not served: give it another ${word}.`,
    }];
  });
});
