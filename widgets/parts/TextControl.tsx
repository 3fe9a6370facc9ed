import type { WidgetProps } from '@rjsf/utils';
import { useState, type ReactNode, type Ref } from 'react';
import { Control } from './Control';
import { inputOf, isWrong, optionsOf } from './field';
import { FormattedInput } from './FormattedInput';
import { Notice } from './Notice';
import { cutNotice, keepText, readDigits } from './text';

interface TextControlProps {
  readonly props: WidgetProps;
  readonly ref?: Ref<HTMLInputElement>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: 'numeric' | 'tel' | 'email' | 'text' | 'decimal';
  readonly maxLength?: number;
  readonly ignore?: string;
  /** The characters that the caret position counts when the text is formatted. */
  readonly counts?: RegExp;
  readonly prefix?: string;
  readonly autoComplete?: string;
  readonly spellCheck?: boolean;
}

/** A text input with a limit: longer text is cut, and a notice says so (quality 20). */
export function TextControl(
  { props, ref, text, onText, type = 'text', inputMode, maxLength, ignore, counts, prefix, autoComplete,
  spellCheck }: TextControlProps): ReactNode {
  const [cut, setCut] = useState(false);
  const options = optionsOf(props);
  const mode = options.inputMode ?? inputMode;
  const change = (typed: string): void => {
    const kept = keepText(mode === 'numeric' || mode === 'tel' ? readDigits(typed) : typed, { maxLength, ignore });
    setCut(kept.cut);
    onText(kept.text);
  };
  const complete = options.autocomplete ?? autoComplete;
  return (
    <>
      <Control wrong={isWrong(props)} disabled={props.disabled} fixed={props.readonly}
        lead={prefix ? <span className="f-prefix" aria-hidden>{prefix}</span> : undefined}>
        <FormattedInput
          ref={ref}
          {...inputOf(props)}
          dir="auto"
          type={type}
          text={text}
          onText={change}
          counts={counts}
          readOnly={props.readonly}
          inputMode={mode}
          autoComplete={complete}
          spellCheck={options.spellcheck ?? spellCheck ?? (complete ? false : undefined)}
          placeholder={props.placeholder || undefined}
        />
      </Control>
      {maxLength === undefined ? null : <Notice text={cut ? cutNotice(maxLength) : ''} />}
    </>
  );
}
