/** The progress as a line below the header, without a step count (S-67). SVG: a length without a style attribute. */
export function ProgressLine({ value }: { readonly value: number }) {
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <>
      <progress className="sr-only" aria-label="Progress" max={100} value={percent} />
      <svg className="progress" aria-hidden="true" focusable="false"><rect width={`${percent}%`} height="3" /></svg>
    </>
  );
}
