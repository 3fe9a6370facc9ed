import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { optionsOf } from '../parts/field';
import { limitOf } from '../parts/text';
import { TextControl } from '../parts/TextControl';

/** An e-mail address, with the e-mail keyboard. Spaces around a pasted address are dropped. */
export function EmailWidget(props: WidgetProps): ReactNode {
  return (
    <TextControl
      props={props}
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      text={typeof props.value === 'string' ? props.value : ''}
      onText={(text) => props.onChange(text.trim() === '' ? undefined : text.trim())}
      maxLength={limitOf(props.schema, optionsOf(props).cut)}
    />
  );
}
