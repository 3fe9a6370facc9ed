interface TreeProps { readonly x: number; readonly y: number; readonly size: number; readonly tone: string }

/** A tree that stands at a point. */
export const Tree = ({ x, y, size, tone }: TreeProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <rect className="a1" x="-3" y="-12" width="6" height="14" />
    <path className={tone} d="M-5-78q5-8 10 0l24 60q3 8-6 8h-46q-9 0-6-8Z" />
  </g>
);
