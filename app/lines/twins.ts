import type { Finding } from '#engine/check';

export interface Named { readonly id: string; readonly code: string; readonly base: string; readonly aliases?: readonly string[] }

/** First segments of addresses that are the shop's own. */
const reserved = ['api', 'assets', 'documents', 'embed', 'gallery', 'lines', 'login', 'sandbox', 'start'];

/** For each line the names that it shares with another one, or with a line that is code. */
export const twinsOf = (lines: readonly Named[], taken: readonly Named[]): readonly (readonly Finding[])[] => lines.map((line) => {
  const others = [...taken, ...lines.filter((other) => other !== line)];
  return (['id', 'code', 'base'] as const).flatMap((word): readonly Finding[] => {
    const isReserved = word === 'base' && reserved.includes(line.base);
    const owner = isReserved ? 'the shop' : others.find((other) => other[word] === line[word])?.id;
    return owner === undefined ? []
      : [{ code: `same-${word}`, path: [word], message: `${word} "${line[word]}" belongs to ${owner} already, and neither is served.` }];
  });
});
