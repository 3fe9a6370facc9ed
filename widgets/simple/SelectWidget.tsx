import type { WidgetProps } from '@rjsf/utils';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { choiceFor, choicesOf } from '../parts/choices';
import { Control } from '../parts/Control';
import { ariaOf, inputOf, isWrong, optionsOf } from '../parts/field';

/** A native select in the box of a control. */
export function SelectWidget(props: WidgetProps): ReactNode {
  const choices = choicesOf(props);
  const options = optionsOf(props);
  const chosen = choices.find(({ value }) => value === props.value);
  if (props.readonly) return <Control fixed>
    <input id={props.id} className="f-input" readOnly value={chosen?.title ?? ''} {...ariaOf(props)} />
  </Control>;
  return (
    <Control kind="f-select" wrong={isWrong(props)} disabled={props.disabled}
      tail={<ChevronDown className="f-icon" size={20} aria-hidden />}>
      <select
        {...inputOf(props)}
        className="f-input"
        value={chosen?.key ?? ''}
        onChange={({ currentTarget }) => props.onChange(choiceFor(choices, currentTarget.value)?.value)}
        autoComplete={options.autocomplete}
      >
        {chosen && props.required ? null : <option value="">{props.placeholder || 'Choose one'}</option>}
        {choices.map(({ key, title }) => <option key={key} value={key} dir="auto">{title}</option>)}
      </select>
    </Control>
  );
}
