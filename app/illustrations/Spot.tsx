import drawings from './drawings.svg';

const things: Readonly<Record<string, string>> = {
  car: 'car', house: 'house', home: 'house', shop: 'shop', store: 'shop', suitcase: 'suitcase', luggage: 'suitcase', briefcase: 'suitcase',
  sofa: 'sofa', pet: 'pet', people: 'people', family: 'people', users: 'people',
};
/** The names a line may say. */
export const drawingNames: readonly string[] = Object.keys(things);
/** A part of drawings.svg by its id. */
export const Drawing = ({ id }: { readonly id: string }) => <use href={`${drawings}#${id}`} />;
/** The drawing of that name on a grid of 160 × 100; the three steps for an unknown name. */
export const Thing = ({ name }: { readonly name: string }) => <Drawing id={things[name] ?? 'steps'} />;

/** A small drawing on a tinted tile, standing on a slab. */
export function Spot({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  return (
    <svg className={`spot ${className}`} viewBox="0 0 240 240" aria-hidden="true" focusable="false">
      <rect className="a-tile" width="240" height="240" rx="60" />
      <rect className="a5" x="26" y="172" width="188" height="20" rx="10" />
      <g transform="translate(32 70) scale(1.1)"><Thing name={name} /></g>
    </svg>
  );
}

/** The same drawing without its tile. */
export function Figure({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  return <svg className={className} viewBox="0 0 162 100" aria-hidden="true" focusable="false"><Thing name={name} /></svg>;
}
