import type { Found } from '../../check/text';

/** The cause, and beneath it what follows from it. */
export function Findings({ found }: { readonly found: readonly Found[] }) {
  return (
    <ul className="g-mistakes">{found.map(({ line, column, code, text, consequences }) => (
      <li key={`${line}:${column} ${code} ${text}`}>
        <span className="g-mistake-place">Line {line}, column {column}</span> {text} <code>{code}</code>
        {consequences.length > 0 && (
          <details>
            <summary>{consequences.length === 1 ? 'One more follows' : `${consequences.length} more follow`} from it</summary>
            <Findings found={consequences} />
          </details>
        )}
      </li>
    ))}</ul>
  );
}
