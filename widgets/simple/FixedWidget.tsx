import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { choicesOf } from '../parts/choices';
import { Control } from '../parts/Control';
import { ariaOf, optionsOf } from '../parts/field';

/** A value that cannot be changed (RN-057): labelled for screen readers, not in the tab order. It never writes an answer. */
export function FixedWidget(props: WidgetProps): ReactNode {
  const { text } = optionsOf(props);
  const { value, schema } = props;
  const shown = typeof text === 'string' ? text
    : (choicesOf(props).find((choice) => choice.value === value)?.title ?? String(value ?? schema.const ?? ''));
  return (
    <Control fixed>
      <input id={props.id} name={props.htmlName ?? props.id} className="f-input" dir="auto" readOnly aria-disabled tabIndex={-1}
        value={shown} {...ariaOf(props)} />
    </Control>
  );
}
