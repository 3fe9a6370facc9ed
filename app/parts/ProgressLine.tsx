/** The progress as a line below the header, without a step count (S-67). Scaled: a growing width would lay out the page at each frame. */
export function ProgressLine({ value }: { readonly value: number }) {
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <>
      <progress className="sr-only" aria-label="Progress" max={100} value={percent} />
      <div className="progress" aria-hidden="true"><div style={{ transform: `scaleX(${percent / 100})` }} /></div>
    </>
  );
}
