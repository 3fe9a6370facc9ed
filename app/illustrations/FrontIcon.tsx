import { Strokes } from './Icon';

const circle = 'M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20z';
const exclamation = ['M12 8v4', 'M12 16h.01'];
/** Lucide's drawings (ISC) of the landing pages with a country. Lucide itself would bring the icons of the steps as well, 3 KiB. */
const drawings = {
  down: ['m6 9 6 6 6-6'],
  missing: [circle, ...exclamation],
  question: [circle, 'M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5', 'M12 17h.01'],
  document: ['M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z', 'M14 2v5a1 1 0 0 0 1 1h5', 'M10 9H8', 'M16 13H8', 'M16 17H8'],
  claim: ['M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z', ...exclamation],
} as const;

/** Always beside words. */
export function FrontIcon({ name, size }: { readonly name: keyof typeof drawings; readonly size?: number }) {
  return <Strokes paths={drawings[name]} size={size} />;
}
