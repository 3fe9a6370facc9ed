import type { ComponentType } from 'react';
import { Car, House, People, Shop, Steps, Suitcase } from './things';

const things: Readonly<Record<string, ComponentType>> = {
  car: Car, house: House, home: House, shop: Shop, store: Shop, suitcase: Suitcase, luggage: Suitcase, briefcase: Suitcase,
  people: People, family: People, users: People,
};
const thing = (name: string): ComponentType => things[name] ?? Steps;

/** A small drawing on a tinted tile, standing on a slab. A name it does not know gives the three steps. */
export function Spot({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  const Thing = thing(name);
  return (
    <svg className={`spot ${className}`} viewBox="0 0 240 240" aria-hidden="true" focusable="false">
      <rect className="a-tile" width="240" height="240" rx="60" />
      <rect className="a5" x="26" y="172" width="188" height="20" rx="10" />
      <g transform="translate(32 70) scale(1.1)"><Thing /></g>
    </svg>
  );
}

/** The same drawing free of its tile; it stands on whatever is below it. */
export function Figure({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  const Thing = thing(name);
  return <svg className={className} viewBox="0 0 162 100" aria-hidden="true" focusable="false"><Thing /></svg>;
}
