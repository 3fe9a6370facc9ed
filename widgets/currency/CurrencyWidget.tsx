import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { currencySymbol } from '../format/money';
import { optionsOf } from '../parts/field';
import { TextControl } from '../parts/TextControl';
import { formatWhole, parseWhole } from './whole';

/** A whole amount in thousands groups: the value is a number, the text only its dress. */
export function CurrencyWidget(props: WidgetProps): ReactNode {
  return (
    <TextControl
      props={props}
      inputMode="numeric"
      counts={/\d/}
      prefix={currencySymbol(optionsOf(props).currency)}
      text={formatWhole(props.value)}
      onText={(text) => props.onChange(parseWhole(text))}
    />
  );
}
