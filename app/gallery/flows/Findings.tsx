import { LinkButton } from '../../parts/LinkButton';
import type { Found } from '../../check/found';

type OnOpen = (line: number, column: number) => void;
interface FindingsProps {
  readonly found: readonly Found[];
  /** Shows the place in the text. */
  readonly onOpen?: OnOpen;
}

/** The cause, and beneath it what follows from it. */
export function Findings({ found, onOpen }: FindingsProps) {
  return (
    <ul className="g-mistakes">{found.map(({ line, column, code, text, consequences }) => (
      <li key={`${line}:${column} ${code} ${text}`}>
        <Where line={line} column={column} onOpen={onOpen} /> {text} <code>{code}</code>
        {consequences.length > 0 && (
          <details>
            <summary>{consequences.length === 1 ? 'One more follows' : `${consequences.length} more follow`} from it</summary>
            <Findings found={consequences} onOpen={onOpen} />
          </details>
        )}
      </li>
    ))}</ul>
  );
}

function Where({ line, column, onOpen }: { readonly line: number; readonly column: number; readonly onOpen?: OnOpen }) {
  const words = `Line ${line}, column ${column}`;
  return onOpen ? <LinkButton onClick={() => onOpen(line, column)}>{words}</LinkButton> : <span className="g-mistake-place">{words}</span>;
}
