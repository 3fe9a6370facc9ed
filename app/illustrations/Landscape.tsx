import { lazy, Suspense } from 'react';
import { drawing } from './Spot';
import { Tree } from './Tree';

/** A scene of its own for a home, fetched by the pages that show it. */
const Home = lazy(async () => ({ default: (await import('./Home')).Home }));

/** The road along the coast at dusk: hills, the sea under the sun, and what is insured on firm ground. */
function Coast({ name }: { readonly name: string }) {
  return (
    <g>
      <path className="sea" d="M520 424h760v120H520Z" />
      <g className="a-lit">
        <rect x="1004" y="438" width="152" height="6" rx="3" opacity=".7" /><rect x="1032" y="453" width="96" height="6" rx="3" opacity=".5" />
        <rect x="1052" y="468" width="56" height="6" rx="3" opacity=".36" />
      </g>
      <path className="a1" d="M330 540q150-178 316-196 132-14 236 92 60 66 170 104Z" />
      <path className="a1" d="M1150 520q30-112 130-142v150Z" />
      <path className="a2" d="M0 520q170-58 380-48 240 12 420 36 250 22 480-42v140H0Z" />
      <path className="stroke-5" d="M40 520q150-34 330-30M520 498q140 8 250 24M1080 500q100-10 190-34" opacity=".3" />
      <Tree x={560} y={496} size={1.05} tone="a3" /><Tree x={612} y={502} size={0.66} tone="a4" />
      <Tree x={1206} y={494} size={1.1} tone="a3" /><Tree x={1154} y={502} size={0.68} tone="a4" />
      <g className="a5">{[88, 258, 430, 1010, 1118, 1222].map((x, post) => <rect key={x} x={x} y={[536, 526, 524, 532, 522, 508][post]} width="11" height="34" rx="5" />)}</g>
      <path className="a-deep" d="M0 572C220 540 440 542 660 552S1060 556 1280 516v62C1060 618 880 612 660 606S220 600 0 632Z" />
      <path className="stroke-5 dashes" d="M0 608C220 574 440 578 660 584S1060 590 1280 552" />
      <path className="a3" d="M0 640v-12C220 594 440 600 660 604S1060 612 1280 574v66Z" />
      <path className="stroke-5" d="M120 622q150-10 300-6M720 620q170 6 300-8M1110 606q80-8 150-22" opacity=".45" />
      <g transform="translate(684 424) scale(1.5)">{drawing(name)}</g>
    </g>
  );
}

/** The landing's picture, across the full width; it fills its box from the lower right. */
export function Landscape({ name }: { readonly name: string }) {
  return (
    <svg className="hero-art" viewBox="0 0 1280 640" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">
      <g className="a-lit"><circle cx="1080" cy="290" r="128" opacity=".1" /><circle cx="1080" cy="290" r="90" opacity=".14" /><circle cx="1080" cy="290" r="54" /></g>
      {name === 'house' ? <Suspense fallback={null}><Home /></Suspense> : <Coast name={name} />}
    </svg>
  );
}
