import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { currencySymbol } from '../format/money';
import { optionsOf } from '../parts/field';
import { TextControl } from '../parts/TextControl';
import { formatWhole, parseWhole } from './whole';

/** A whole amount, shown in groups of thousands; the value is a number. Any other text is kept as it is (SV-055). */
export function CurrencyWidget(props: WidgetProps): ReactNode {
  const shown = formatWhole(props.value);
  return (
    <TextControl
      props={props}
      inputMode="numeric"
      counts={/\d/}
      prefix={currencySymbol(optionsOf(props).currency)}
      text={shown}
      onText={(text) => props.onChange(parseWhole(text, shown))}
    />
  );
}
