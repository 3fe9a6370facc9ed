/** A road that stops at a flag: not eligible, or something failed. Never red. */
export function FlagBadge() {
  return (
    <span className="flag" aria-hidden="true">
      <svg width="32" height="32" viewBox="0 0 32 32" fill="none" focusable="false">
        <path d="M8 20V4h15l-4 4.5L23 13H8" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
        <g className="road"><rect x="2" y="24" width="13" height="6" rx="3" /><rect x="20" y="25.5" width="4" height="3" rx="1.5" />
          <rect x="26" y="25.5" width="4" height="3" rx="1.5" /></g>
      </svg>
    </span>
  );
}
