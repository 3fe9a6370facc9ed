import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { groupThousands } from '../format/money';
import { Control } from './Control';
import { ariaOf, classes, isWrong, labelId } from './field';
import { step } from './step';

export interface ComboOption { readonly id: string; readonly label: string; readonly detail?: string }
interface ComboboxProps {
  readonly props: WidgetProps;
  readonly text: string;
  readonly options: readonly ComboOption[];
  /** How many more there are than the list shows. */
  readonly more?: number;
  /** Shown when there is nothing to choose; no list at all when left out. */
  readonly empty?: string;
  readonly chosen?: string;
  readonly onText: (text: string) => void;
  readonly onPick: (option: ComboOption) => void;
  readonly onLeave?: () => void;
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly tail?: ReactNode;
  readonly openOnFocus?: boolean;
}

/** A text field with a list (ARIA combobox pattern): arrows move, Enter picks, Escape closes, focus never leaves the field. */
export function Combobox({ props, text, options, more = 0, empty, chosen, onText, onPick, onLeave, autoComplete = 'off', maxLength, tail, openOnFocus }: ComboboxProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const listId = `${props.id}-list`;
  const shown = open && !props.disabled && !props.readonly && (options.length > 0 || empty !== undefined);
  const listed = shown && options.length > 0;
  const current = shown ? options[active] : undefined;

  useEffect(() => { list.current?.querySelector('.is-active')?.scrollIntoView({ block: 'nearest' }); }, [active, shown]);

  const pick = (option: ComboOption | undefined): void => {
    if (!option) return;
    setOpen(false);
    setActive(-1);
    onPick(option);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActive(open ? step(active, event.key === 'ArrowDown' ? 1 : -1, options.length) : Math.max(0, options.findIndex(({ id }) => id === chosen)));
      setOpen(true);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      pick(current);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div className="f-combo">
      <Control kind="f-select" wrong={isWrong(props)} disabled={props.disabled} fixed={props.readonly} tail={tail}>
        <input
          id={props.id}
          name={props.htmlName ?? props.id}
          className="f-input"
          dir="auto"
          role="combobox"
          aria-expanded={listed}
          aria-controls={listed ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${listId}-${active}` : undefined}
          autoComplete={autoComplete}
          spellCheck={false}
          maxLength={maxLength}
          value={text}
          disabled={props.disabled}
          readOnly={props.readonly}
          placeholder={props.placeholder || undefined}
          onChange={({ currentTarget }) => { setOpen(true); setActive(-1); onText(currentTarget.value); }}
          onKeyDown={onKeyDown}
          onClick={() => { if (openOnFocus) setOpen(true); }}
          onFocus={() => props.onFocus(props.id, props.value)}
          onBlur={() => { setOpen(false); setActive(-1); onLeave?.(); props.onBlur(props.id, props.value); }}
          {...ariaOf(props)}
        />
      </Control>
      {listed ? (
        <ul ref={list} id={listId} role="listbox" aria-labelledby={labelId(props.id)} className="f-list">
          {options.map((option, index) => (
            <li
              key={option.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={option.id === chosen}
              className={classes('f-option', index === active && 'is-active')}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              <span dir="auto">{option.label}</span>
              {option.detail ? <span className="f-option-detail" dir="auto">{option.detail}</span> : null}
            </li>
          ))}
          {more > 0 ? <li role="presentation" className="f-option-more">{moreText(more)}</li> : null}
        </ul>
      ) : null}
      <p className={classes('f-list-empty', shown && options.length === 0 ? 'is-shown' : 'is-heard')} role="status">
        {shown ? (options.length === 0 ? empty : `${options.length + more} ${options.length + more === 1 ? 'choice' : 'choices'}`) : ''}
      </p>
    </div>
  );
}

const moreText = (more: number): string => `${groupThousands(String(more))} more: type to find yours.`;
