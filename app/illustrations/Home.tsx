import { Tree } from './Tree';

const Window = ({ x, y, width = 50, height = 54 }: { readonly x: number; readonly y: number; readonly width?: number; readonly height?: number }) => (
  <g>
    <rect className="a-lit" x={x} y={y} width={width} height={height} rx="4" />
    <path className="pane" d={`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`} />
    <rect className="a5" x={x - 6} y={y + height + 4} width={width + 12} height="8" rx="4" />
  </g>
);

/** A home on firm ground at dusk, its windows lit. */
export function Home() {
  return (
    <g>
      <path className="a1" d="M300 580q150-206 330-196 150 8 262 118 150-150 388-170v308H300Z" opacity=".75" />
      <path className="a2" d="M0 556q240-70 500-44 260 26 420 20 200-8 360-64v172H0Z" />
      <path className="stroke-5" d="M30 552q170-44 350-30M470 520q150 16 300 22M1060 528q110-14 210-46" opacity=".3" />
      <Tree x={612} y={548} size={1.1} tone="a3" /><Tree x={664} y={556} size={0.72} tone="a4" />
      <Tree x={1196} y={538} size={1.35} tone="a3" /><Tree x={1136} y={552} size={0.8} tone="a4" />
      <g transform="translate(732 262)">
        <rect className="a3" x="226" y="10" width="36" height="104" rx="4" />
        <rect className="a-tile" x="262" y="150" width="82" height="154" />
        <path className="a4" d="M236 116h94q8 0 12 6l22 30q6 10-6 10H236Z" />
        <Window x={286} y={190} width={38} height={44} />
        <rect className="a-white" x="34" y="122" width="240" height="184" />
        <path className="a3" d="M154-12q-8 0-14 6L6 122q-12 14 8 16h140Z" />
        <path className="a4" d="M154-12q8 0 14 6l134 128q12 14-8 16H154Z" />
        <circle className="a-lit" cx="154" cy="76" r="22" /><path className="pane" d="M154 54v44M132 76h44" />
        <Window x={58} y={170} /><Window x={202} y={170} />
        <path className="a2" d="M126 306V186q0-16 16-16h24q16 0 16 16v120Z" /><circle className="a-lit" cx="170" cy="242" r="4" />
        <path className="a4" d="M46 306a28 28 0 0 1 56 0ZM206 306a24 24 0 0 1 48 0Z" />
      </g>
      <path className="a3" d="M0 640v-20q240-64 560-58t440 0q160-8 280-40v118Z" />
      <g className="a5"><rect x="858" y="578" width="62" height="13" rx="6.5" /><rect x="866" y="599" width="72" height="14" rx="7" /><rect x="836" y="620" width="92" height="17" rx="8.5" /></g>
      <path className="stroke-5" d="M120 608q180-34 380-30M960 590q140-4 290-32M520 622q110-14 220-12" opacity=".45" />
    </g>
  );
}
