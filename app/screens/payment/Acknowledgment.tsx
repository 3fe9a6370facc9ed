import { useId } from 'react';
import { LinkButton } from '../../parts/LinkButton';
import { bracketed } from './payAction';

interface AcknowledgmentProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  /** Opens the text (PY-018), by the tick box or the linked word. */
  readonly onOpen: () => void;
  readonly onClear: () => void;
}

/** The tick box before paying: it is ticked by accepting the text, never by the click itself. */
export function Acknowledgment({ label, checked, disabled, onOpen, onClear }: AcknowledgmentProps) {
  const id = useId();
  const { before, word, after } = bracketed(label);
  return (
    <div className="tick">
      <input type="checkbox" id={id} aria-label={`${before}${word ?? ''}${after}`} checked={checked} disabled={disabled}
        onChange={() => (checked ? onClear() : onOpen())} />
      <span>
        <label htmlFor={id}>{before}</label>
        {word && <LinkButton busy={disabled} onClick={onOpen}>{word}</LinkButton>}
        {after && <label htmlFor={id}>{after}</label>}
      </span>
    </div>
  );
}
