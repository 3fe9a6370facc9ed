import { useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { useCaret } from './useCaret';

interface FormattedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly text: string;
  /** What stands in the field after a keystroke or a paste, and what stood there before. */
  readonly onText: (text: string, before: string) => void;
  /** The characters that the caret position counts when the text is formatted. */
  readonly counts?: RegExp;
}

/**
 * An input whose text is formatted as it is typed. What an input method composes stays as it was typed until it is taken: where the field
 * changed it, it would be composed once more.
 */
export function FormattedInput({ text, onText, counts, ...more }: FormattedInputProps): ReactNode {
  const [composed, setComposed] = useState<string | undefined>(undefined);
  const keepCaret = useCaret(counts);
  const shown = composed ?? text;
  const change = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const isOfWord = (nativeEvent as InputEvent).isComposing;
    setComposed(isOfWord ? input.value : undefined);
    if (!isOfWord) keepCaret(input);
    onText(input.value, shown);
  };
  return <input {...more} className="f-input" value={shown} onChange={change} onCompositionEnd={() => setComposed(undefined)} />;
}
