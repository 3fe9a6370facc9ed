import type { WidgetProps } from '@rjsf/utils';
import { useState, type ReactNode } from 'react';
import { Notice } from '../parts/Notice';
import { TextControl } from '../parts/TextControl';
import { readUsPhone, showUsPhone } from './digits';

/** A US phone number without its country code: the value is ten digits, shown with dashes (RN-049). */
export function UsPhoneWidget(props: WidgetProps): ReactNode {
  const [cut, setCut] = useState(false);
  const type = (text: string): void => {
    const read = readUsPhone(text);
    setCut(read.cut);
    props.onChange(read.value);
  };
  return (
    <>
      <TextControl props={props} type="tel" inputMode="tel" autoComplete="tel-national" counts={/\d/} text={showUsPhone(props.value)}
        onText={type} />
      <Notice text={cut ? 'Only the first 10 digits are kept.' : ''} />
    </>
  );
}
