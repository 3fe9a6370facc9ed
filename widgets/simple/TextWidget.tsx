import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { NumberWidget } from '../number/NumberWidget';
import { optionsOf } from '../parts/field';
import { limitOf } from '../parts/text';
import { TextControl } from '../parts/TextControl';

/** A line of text. An emptied field has no value; a number field without a widget still yields a number (SV-054). */
export function TextWidget(props: WidgetProps): ReactNode {
  const { ignore, cut } = optionsOf(props);
  if (props.schema.type === 'integer' || props.schema.type === 'number') return <NumberWidget {...props} />;
  return (
    <TextControl
      props={props}
      text={typeof props.value === 'string' || typeof props.value === 'number' ? String(props.value) : ''}
      onText={(text) => props.onChange(text === '' ? undefined : text)}
      maxLength={limitOf(props.schema, cut)}
      ignore={typeof ignore === 'string' ? ignore : undefined}
    />
  );
}
