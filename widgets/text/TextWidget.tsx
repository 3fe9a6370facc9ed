import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { optionsOf } from '../parts/field';
import { TextControl } from '../parts/TextControl';

/** One line of text. An emptied field has no value. */
export function TextWidget(props: WidgetProps): ReactNode {
  const { ignore } = optionsOf(props);
  return (
    <TextControl
      props={props}
      text={typeof props.value === 'string' || typeof props.value === 'number' ? String(props.value) : ''}
      onText={(text) => props.onChange(text === '' ? undefined : text)}
      maxLength={props.schema.maxLength}
      ignore={typeof ignore === 'string' ? ignore : undefined}
    />
  );
}
