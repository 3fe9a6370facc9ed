import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
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

/** An e-mail address, with the e-mail keyboard. */
export function EmailWidget(props: WidgetProps): ReactNode {
  return (
    <TextControl
      props={props}
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      text={typeof props.value === 'string' ? props.value : ''}
      onText={(text) => props.onChange(toAddress(text))}
      maxLength={limitOf(props.schema, optionsOf(props).cut)}
    />
  );
}

/** Without the spaces around a pasted address and the `mailto:` of a copied link; undefined when nothing is left. */
export const toAddress = (text: string): string | undefined => text.trim().replace(/^mailto:/i, '') || undefined;

/** A whole number, typed as text: never `type=number` (quality 17). */
export function NumberWidget(props: WidgetProps): ReactNode {
  return (
    <TextControl
      props={props}
      inputMode="numeric"
      text={props.value === undefined || props.value === null ? '' : String(props.value)}
      onText={(text) => props.onChange(parseInteger(text))}
    />
  );
}

/** Typed text → a whole number, undefined for blank text, else the text itself, which the rules refuse. */
export function parseInteger(text: string): number | string | undefined {
  const tidy = text.replace(/[\s,]/g, '');
  if (tidy === '') return undefined;
  return /^-?\d{1,15}$/.test(tidy) ? Number(tidy) : text;
}
