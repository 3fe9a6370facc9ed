const size = 800;

/** The only ornament: contour lines of a map, in the colour of the text around it. */
export function Contours({ rings = 12, step = 32, turn = 1, className = '' }: Partial<Hill> & { readonly className?: string }) {
  return (
    <svg className={`contours ${className}`} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
      {contours({ rings, step, turn }, size).map((path) => <path key={path} d={path} />)}
    </svg>
  );
}

/** Closed curves of a map around a point. Pure and deterministic: the same numbers give the same hill. */
interface Hill {
  readonly rings: number;
  /** Distance between two curves. */
  readonly step: number;
  /** The direction in which the hill leans, in radians. */
  readonly turn: number;
}

const points = 10;
const fixed = (value: number): string => value.toFixed(0);

function ring({ step, turn }: Hill, index: number, size: number): readonly (readonly [number, number])[] {
  const radius = step * (index + 1.4);
  return Array.from({ length: points }, (_, point) => {
    const angle = (point / points) * 2 * Math.PI;
    const wobble = 1 + 0.14 * Math.sin(2 * angle + turn + index * 0.06) + 0.08 * Math.sin(3 * angle - turn * 2 - index * 0.09)
      + 0.025 * Math.sin(5 * angle + index * 0.4);
    return [size / 2 + radius * wobble * Math.cos(angle) * 1.08, size / 2 + radius * wobble * Math.sin(angle) * 0.96];
  });
}

/** A smooth closed path through the points (Catmull-Rom as Béziers). */
function smooth(ring: readonly (readonly [number, number])[]): string {
  const at = (index: number): readonly [number, number] => ring[(index + ring.length) % ring.length] ?? [0, 0];
  const curves = ring.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    return `C${[...first, ...second, ...to].map(fixed).join(' ')}`;
  });
  return `M${at(0).map(fixed).join(' ')}${curves.join('')}Z`;
}

/** One path per curve, inmost first, in a square of `size`. */
export const contours = (hill: Hill, size: number): readonly string[] =>
  Array.from({ length: hill.rings }, (_, index) => smooth(ring(hill, index, size)));
