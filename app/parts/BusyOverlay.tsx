/** Covers the page while a call runs: an animation and a sentence, announced once (WCAG 4.1.3). */
export function BusyOverlay({ text }: { readonly text: string }) {
  return (
    <output className="busy-overlay">
      <svg className="stones" viewBox="0 0 164 100" aria-hidden="true" focusable="false">
        <rect x="0" y="82" width="64" height="18" rx="9" /><rect x="51" y="56" width="54" height="16" rx="8" />
        <rect x="98" y="28" width="44" height="14" rx="7" /><rect x="132" y="0" width="32" height="11" rx="5.5" />
      </svg>
      <span>{text}</span>
    </output>
  );
}
