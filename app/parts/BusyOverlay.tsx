/**
 * Covers the page while a call runs: an animation and a sentence, announced once (WCAG 4.1.3). Always rendered: screen readers announce
 * what changes in a live region, not one that comes with its text. A dialog hides all around it but what has an `aria-live`.
 */
export function BusyOverlay({ text }: { readonly text: string | undefined }) {
  return (
    <output className={text === undefined ? undefined : 'busy-overlay'} aria-live="polite">
      {text !== undefined && (
        <>
          <svg className="stones" viewBox="0 0 164 100" aria-hidden="true" focusable="false">
            <rect x="0" y="82" width="64" height="18" rx="9" /><rect x="51" y="56" width="54" height="16" rx="8" />
            <rect x="98" y="28" width="44" height="14" rx="7" /><rect x="132" y="0" width="32" height="11" rx="5.5" />
          </svg>
          <span>{text}</span>
        </>
      )}
    </output>
  );
}
