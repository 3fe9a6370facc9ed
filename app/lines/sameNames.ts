import type { Finding } from '#engine/check';
import { pages } from '#flows';
import { ownSegments } from './ownAddresses';

export interface Named {
  readonly id: string;
  readonly code: string;
  readonly base: string;
  readonly aliases?: readonly string[];
  /** Where it stands, of a line that is a file. */
  readonly file?: string;
}

/** The shop's own addresses and its pages. */
const ofShop: readonly Pick<Named, 'id' | 'base' | 'file'>[] = [
  ...ownSegments.map((base) => ({ id: 'the shop', base })), ...pages.map(({ base }) => ({ id: `the page /${base}`, base })),
];

const namesOf = ({ id, code, base, aliases = [] }: Named) => [
  { word: 'id', path: ['id'], text: id }, { word: 'code', path: ['code'], text: code }, { word: 'base', path: ['base'], text: base },
  ...aliases.map((alias, index) => ({ word: 'alias', path: ['aliases', String(index)], text: alias } as const)),
] as const;
type Name = ReturnType<typeof namesOf>[number];
/** Below /embed an alias is looked for where a base is. */
const has = (line: Named, { word, text }: Name): boolean =>
  (word === 'id' || word === 'code' ? line[word] === text : line.base === text || (line.aliases ?? []).includes(text));

/** For each line the names that it shares with another one, or with one that has them already: a line that is code, or is served. */
export const sameNames = (lines: readonly Named[], taken: readonly Named[]): readonly (readonly Finding[])[] => lines.map((line) => {
  const others = [...taken, ...lines.filter((other) => other !== line)];
  return namesOf(line).flatMap((name): readonly Finding[] => {
    const { word, path, text } = name;
    const own = word === 'base' ? ofShop.find(({ base }) => base === text) : undefined;
    const owner = own ?? others.find((one) => has(one, name));
    if (!owner) return [];
    const isNew = lines.some((one) => one === owner);
    return [{
      code: `same-${word}`, path, message: `${word} "${text}" belongs to ${owner.id}${owner.file ? ` (${owner.file})` : ''} already.`,
      suggestion: isNew ? 'Neither is served: change one of them.' : `This file is not served: give it another ${word}.`,
    }];
  });
});
