import type { ReactNode } from 'react';
import { Car, House, People, Shop, Sofa, Steps, Suitcase } from './things';

const things: Readonly<Record<string, () => ReactNode>> = {
  car: Car, house: House, home: House, shop: Shop, store: Shop, suitcase: Suitcase, luggage: Suitcase, briefcase: Suitcase,
  sofa: Sofa, people: People, family: People, users: People,
};
/** The drawing of that name on the grid of 160 × 100; a name it does not know gives the three steps. */
export const drawing = (name: string): ReactNode => (things[name] ?? Steps)();

/** A small drawing on a tinted tile, standing on a slab. */
export function Spot({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  return (
    <svg className={`spot ${className}`} viewBox="0 0 240 240" aria-hidden="true" focusable="false">
      <rect className="a-tile" width="240" height="240" rx="60" />
      <rect className="a5" x="26" y="172" width="188" height="20" rx="10" />
      <g transform="translate(32 70) scale(1.1)">{drawing(name)}</g>
    </svg>
  );
}

/** The same drawing free of its tile; it stands on whatever is below it. */
export function Figure({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  return <svg className={className} viewBox="0 0 162 100" aria-hidden="true" focusable="false">{drawing(name)}</svg>;
}
