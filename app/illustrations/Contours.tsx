import { contours, type Hill } from './contours';

const size = 800;

/** The only ornament: contour lines of a map, in the colour of the text around it. */
export function Contours({ rings = 12, step = 32, turn = 1, className = '' }: Partial<Hill> & { readonly className?: string }) {
  return (
    <svg className={`contours ${className}`} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
      {contours({ rings, step, turn }, size).map((path) => <path key={path} d={path} />)}
    </svg>
  );
}
