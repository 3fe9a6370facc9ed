import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { TextControl } from '../parts/TextControl';
import { parseWhole } from './parse';

/** A whole number, typed as text: never `type=number` (quality 17). */
export function NumberWidget(props: WidgetProps): ReactNode {
  return (
    <TextControl
      props={props}
      inputMode="numeric"
      text={props.value === undefined || props.value === null ? '' : String(props.value)}
      onText={(text) => props.onChange(parseWhole(text))}
    />
  );
}
