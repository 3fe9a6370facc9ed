import { short, whole } from '../chart/words';

/** A value in a line; one that is too long for it opens. */
export function Value({ value }: { readonly value: unknown }) {
  const line = short(value);
  if (line === whole(value)) return <>{line}</>;
  return (
    <details className="r-value">
      <summary>{line}</summary>
      <pre>{typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)}</pre>
    </details>
  );
}
