/** The things we insure, drawn on a grid of 160 × 100 that stands on its lower edge. No outlines, no faces. */
export function Car() {
  return (
    <g>
      <path className="a3" d="M49 8q5-8 14-8h34q8 0 14 5l27 29 16 5q7 2 7 10v22q0 7-8 7H8q-8 0-8-8V51q0-9 9-11l28-3Z" />
      <path className="a-glass" d="M55 14q3-5 8-5h15v25H46ZM88 9h7q5 0 9 4l21 21H88Z" />
      <rect className="a-lit" x="145" y="50" width="16" height="10" rx="5" />
      {[36, 124].map((x) => <g key={x}><circle className="a-ink" cx={x} cy="81" r="18" /><circle className="a-white" cx={x} cy="81" r="7" /></g>)}
    </g>
  );
}
export function House() {
  return (
    <g>
      <rect className="a-white" x="30" y="42" width="100" height="56" rx="3" />
      <path className="a3" d="M74 5q6-5 12 0l60 40q4 5-2 6H16q-6-1-2-6Z" />
      <rect className="a-lit" x="44" y="62" width="22" height="20" rx="3" />
      <path className="a2" d="M88 98V68q0-6 6-6h12q6 0 6 6v30Z" />
    </g>
  );
}
export function Shop() {
  return (
    <g>
      <rect className="a-white" x="26" y="36" width="108" height="62" rx="4" />
      <rect className="a-lit" x="38" y="56" width="48" height="26" rx="3" />
      <rect className="a2" x="98" y="56" width="24" height="42" rx="4" />
      {[0, 1, 2, 3, 4].map((stripe) => (
        <path key={stripe} className={stripe % 2 ? 'a-white' : 'a3'} d={`M${30 + stripe * 20} 4h20l${(stripe - 1) * 3} 32q-12 14-26 0Z`} />
      ))}
    </g>
  );
}
export function Suitcase() {
  return (
    <g>
      <path className="a1" d="M58 26V14q0-12 12-12h20q12 0 12 12v12h-9V15q0-4-4-4H71q-4 0-4 4v11Z" />
      <rect className="a3" x="32" y="22" width="96" height="76" rx="12" />
      <path className="a1" d="M50 22h9v76h-9ZM101 22h9v76h-9Z" />
      <rect className="a-lit" x="70" y="52" width="20" height="18" rx="4" />
    </g>
  );
}
export function People() {
  return (
    <g>
      <circle className="a-glass" cx="106" cy="34" r="14" /><path className="a4" d="M76 98q0-42 30-42t30 42Z" />
      <circle className="a-lit" cx="62" cy="24" r="17" /><path className="a2" d="M22 98q0-50 40-50t40 50Z" />
    </g>
  );
}
export function Sofa() {
  return (
    <g>
      <rect className="a2" x="36" y="22" width="88" height="52" rx="14" />
      <path className="a4" d="M30 66h100v24q0 8-8 8H38q-8 0-8-8Z" />
      <rect className="a1" x="12" y="44" width="30" height="52" rx="13" /><rect className="a1" x="118" y="44" width="30" height="52" rx="13" />
      <rect className="a-lit" x="56" y="38" width="30" height="28" rx="6" transform="rotate(-9 71 52)" />
    </g>
  );
}
export function Steps() {
  return (
    <g>
      <rect className="a2" x="24" y="70" width="62" height="26" rx="11" /><rect className="a4" x="46" y="38" width="62" height="26" rx="11" />
      <rect className="a-lit" x="70" y="6" width="60" height="26" rx="11" />
    </g>
  );
}
