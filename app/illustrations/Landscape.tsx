import { Drawing, Thing } from './Spot';

/**
 * The landing's picture, across the full width; it fills its box from the lower right. A home has a scene of its own, all else stands by
 * the road along the coast at dusk.
 */
export function Landscape({ name }: { readonly name: string }) {
  return (
    <svg className="hero-art" viewBox="0 0 1280 640" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">
      <Drawing id="sun" />
      {name === 'house' ? <Drawing id="home" />
        : <><Drawing id="coast" /><g transform="translate(684 424) scale(1.5)"><Thing name={name} /></g></>}
    </svg>
  );
}
