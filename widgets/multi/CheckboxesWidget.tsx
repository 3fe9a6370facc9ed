import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { choicesOf } from '../parts/choices';
import { classes, describedBy, isWrong, labelId } from '../parts/field';
import { toggle } from './toggle';

/** Several choices of a list: a card with a tick box each. */
export function CheckboxesWidget(props: WidgetProps): ReactNode {
  const choices = choicesOf(props);
  const chosen: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  return (
    <div id={props.id} role="group" aria-labelledby={labelId(props.id)} aria-describedby={describedBy(props)} className="f-cards">
      {choices.map(({ value, title, help }, index) => {
        const id = `${props.id}-${index}`;
        return (
          <label key={id}
            className={classes('f-card', chosen.includes(value) && 'is-chosen', isWrong(props) && 'is-wrong',
            (props.disabled || props.readonly) && 'is-off')} htmlFor={id}>
            <input
              id={id}
              type="checkbox"
              className="f-box"
              name={props.htmlName ?? props.id}
              checked={chosen.includes(value)}
              onChange={() => props.onChange(toggle(chosen, value, choices.map((choice) => choice.value)))}
              onBlur={() => props.onBlur(props.id, props.value)}
              onFocus={() => props.onFocus(props.id, props.value)}
              disabled={props.disabled || props.readonly}
              aria-labelledby={`${id}-title`}
              aria-describedby={help ? `${id}-help` : undefined}
            />
            <span className="f-card-text">
              <span id={`${id}-title`} className="f-card-title" dir="auto">{title}</span>
              {help ? <span id={`${id}-help`} className="f-card-help" dir="auto">{help}</span> : null}
            </span>
          </label>
        );
      })}
    </div>
  );
}
