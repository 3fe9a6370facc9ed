/** How far the visitor is, as a line on the header's lower edge; no step count (S-67). An SVG length needs no style attribute. */
export function ProgressLine({ value }: { readonly value: number }) {
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <svg className="progress" role="progressbar" aria-label="Progress" aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <rect width={`${percent}%`} height="3" />
    </svg>
  );
}
