import { useEffect, useRef, type ReactNode } from 'react';
import { groupThousands } from '../format/money';
import { classes } from './field';

export interface ComboOption { readonly id: string; readonly label: string; readonly detail?: string }
interface OptionListProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly options: readonly ComboOption[];
  readonly active: number;
  readonly chosen: string | undefined;
  readonly more: number;
  readonly onPick: (option: ComboOption) => void;
}

/** The list of a combobox. A press on it does not take the focus from the field. */
export function OptionList({ id, labelledBy, options, active, chosen, more, onPick }: OptionListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => { list.current?.querySelector('.is-active')?.scrollIntoView({ block: 'nearest' }); }, [active]);
  return (
    <ul ref={list} id={id} role="listbox" aria-labelledby={labelledBy} className="f-list">
      {options.map((option, index) => (
        <li key={option.id} id={`${id}-${index}`} role="option" aria-selected={option.id === chosen}
          className={classes('f-option', index === active && 'is-active')}
          onPointerDown={(event) => event.preventDefault()} onClick={() => onPick(option)}>
          <span dir="auto">{option.label}</span>
          {option.detail ? <span className="f-option-detail" dir="auto">{option.detail}</span> : null}
        </li>
      ))}
      {more > 0
        ? <li role="presentation" className="f-option-more">{`${groupThousands(String(more))} more: type to find yours.`}</li> : null}
    </ul>
  );
}
