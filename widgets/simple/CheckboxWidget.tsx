import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { classes, inputOf, isWrong, labelId, optionsOf } from '../parts/field';

/** One tick box with its label beside it. */
export function CheckboxWidget(props: WidgetProps): ReactNode {
  const { label } = optionsOf(props);
  return (
    <label className={classes('f-tick', isWrong(props) && 'is-wrong', (props.disabled || props.readonly) && 'is-off')} htmlFor={props.id}
      id={labelId(props.id)}>
      <input
        {...inputOf(props)}
        type="checkbox"
        className="f-box"
        checked={props.value === true}
        onChange={({ currentTarget }) => props.onChange(currentTarget.checked)}
        disabled={props.disabled || props.readonly}
      />
      <span dir="auto">{typeof label === 'string' ? label : props.label}</span>
    </label>
  );
}
