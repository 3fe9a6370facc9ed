import type { NewLine } from './template';

export type Names = Pick<NewLine, 'id' | 'code' | 'base' | 'prefix'>;
/** What follows from the name of a line: `rental-car` is sold as rental_car at /rental-car-insurance, with policies RC-… */
export function namesOf(name: string): Names {
  const [first = '', second] = name.split('-').filter((word) => /^[a-z]/.test(word));
  const letters = second ? `${first.slice(0, 1)}${second.slice(0, 1)}` : first.replaceAll(/\d/g, '').padEnd(2, 'x').slice(0, 2);
  const base = /(^|-)insurance$/.test(name) ? name : `${name}-insurance`;
  return { id: name, code: name.replaceAll('-', '_'), base, prefix: letters.toUpperCase() };
}

/** What a line is and costs where nobody says it. */
export function usual(name: string): Pick<NewLine, 'title' | 'covers' | 'price' | 'site'> {
  const words = name.replaceAll('-', ' ');
  return { title: `${capital(words)} insurance`, covers: `Covers your ${words} when something goes wrong.`, price: 12, site: 'everything' };
}
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
