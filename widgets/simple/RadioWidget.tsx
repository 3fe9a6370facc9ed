import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { choicesOf } from '../parts/choices';
import { ariaOf, classes, isWrong, labelId, optionsOf } from '../parts/field';

/** Radio cards: the whole card is the label; a dot and a thicker line mark the chosen one. */
export function RadioWidget(props: WidgetProps): ReactNode {
  const { compact } = optionsOf(props);
  return (
    <div id={props.id} role="radiogroup" aria-labelledby={labelId(props.id)}
      className={classes('f-cards', compact === true && 'is-compact')} {...ariaOf(props)}>
      {choicesOf(props).map(({ value, title, help, key }, index) => {
        const id = `${props.id}-${index}`;
        const chosen = value === props.value;
        return (
          <label key={id}
            className={classes('f-card', chosen && 'is-chosen', isWrong(props) && 'is-wrong',
            (props.disabled || props.readonly) && 'is-off')} htmlFor={id}>
            <input
              id={id}
              type="radio"
              className="f-dot"
              name={props.htmlName ?? props.id}
              checked={chosen}
              value={key}
              onChange={() => props.onChange(value)}
              onBlur={() => props.onBlur(props.id, props.value)}
              onFocus={() => props.onFocus(props.id, props.value)}
              disabled={props.disabled || props.readonly}
              aria-describedby={help ? `${id}-help` : undefined}
              aria-labelledby={`${id}-title`}
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
