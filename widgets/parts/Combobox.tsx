import type { WidgetProps } from '@rjsf/utils';
import type { KeyboardEvent, ReactNode } from 'react';
import { isComposing } from './composing';
import { Control } from './Control';
import { classes, inputOf, isWrong, labelId } from './field';
import { OptionList, type ComboOption } from './OptionList';
import { useAfterPointerUp } from './useAfterPointerUp';
import { useListbox } from './useListbox';

interface ComboboxProps {
  readonly props: WidgetProps;
  readonly text: string;
  readonly options: readonly ComboOption[];
  /** Number of options that the list leaves out. */
  readonly more?: number;
  /** Text for an empty list; without it no list opens. */
  readonly empty?: string;
  readonly chosen?: string;
  readonly onText: (text: string) => void;
  readonly onPick: (option: ComboOption) => void;
  /** The text is final: the field is left, or Enter submits the form. */
  readonly onCommit?: () => void;
  readonly autoComplete?: string;
  readonly tail?: ReactNode;
  /** Without it the list opens with the first letter. */
  readonly opensOnClick?: boolean;
}

/** A text field with a list (ARIA combobox pattern): arrows move, Enter picks, Escape closes, focus never leaves the field. */
export function Combobox({ props, text, options, more = 0, empty, chosen, ...rest }: ComboboxProps): ReactNode {
  const { onText, onPick, onCommit, autoComplete = 'off', tail, opensOnClick } = rest;
  const isEnabled = !props.disabled && !props.readonly && (options.length > 0 || empty !== undefined);
  const list = useListbox({ options, chosen, isEnabled, onPick });
  const afterPress = useAfterPointerUp({ isBeforeAnswer: true });
  const isListed = list.isOpen && options.length > 0;
  const listId = `${props.id}-list`;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    list.onKeyDown(event);
    if (event.key === 'Enter' && !event.defaultPrevented) onCommit?.();
  };
  return (
    <div className="f-combo">
      <Control kind="f-select" wrong={isWrong(props)} disabled={props.disabled} fixed={props.readonly} tail={tail}>
        <input
          {...inputOf(props)}
          className="f-input"
          dir="auto"
          role="combobox"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={list.isOpen && options[list.active] ? `${listId}-${list.active}` : undefined}
          autoComplete={autoComplete}
          spellCheck={false}
          value={text}
          readOnly={props.readonly}
          placeholder={props.placeholder || undefined}
          onChange={({ currentTarget }) => {
            // Filled in by the browser from another field: a list would lie over the fields until somebody came here.
            if (currentTarget === document.activeElement) list.restart();
            onText(currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          onClick={() => { if (opensOnClick) list.open(); }}
          onBlur={() => { afterPress(list.close); onCommit?.(); props.onBlur(props.id, props.value); }}
        />
      </Control>
      {isListed && (
        <OptionList id={listId} labelledBy={labelId(props.id)} options={options} active={list.active} chosen={chosen} more={more}
          onPick={list.pick} />
      )}
      <p className={classes('f-list-empty', list.isOpen && options.length === 0 ? 'is-shown' : 'is-heard')} role="status">
        {list.isOpen ? (options.length === 0 ? empty : countText(options.length + more)) : ''}
      </p>
    </div>
  );
}

const countText = (count: number): string => `${count} ${count === 1 ? 'choice' : 'choices'}`;
