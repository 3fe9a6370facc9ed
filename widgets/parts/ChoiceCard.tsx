import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { Choice } from './choices';
import { classes, isWrong } from './field';

interface ChoiceCardProps {
  readonly props: WidgetProps;
  readonly type: 'radio' | 'checkbox';
  readonly index: number;
  readonly choice: Pick<Choice, 'title' | 'help'>;
  readonly isChosen: boolean;
  readonly value?: string;
  readonly onChange: () => void;
}

/** A choice as a card: the whole card is the label. */
export function ChoiceCard({ props, type, index, choice: { title, help }, isChosen, value, onChange }: ChoiceCardProps): ReactNode {
  const id = `${props.id}-${index}`;
  const isOff = props.disabled || props.readonly;
  return (
    <label className={classes('f-card', isChosen && 'is-chosen', isWrong(props) && 'is-wrong', isOff && 'is-off')} htmlFor={id}>
      <input id={id} type={type} className={type === 'radio' ? 'f-dot' : 'f-box'} name={props.htmlName ?? props.id} checked={isChosen}
        value={value} disabled={isOff} aria-labelledby={`${id}-title`} aria-describedby={help ? `${id}-help` : undefined}
        onChange={onChange} onBlur={() => props.onBlur(props.id, props.value)} onFocus={() => props.onFocus(props.id, props.value)} />
      <span className="f-card-text">
        <span id={`${id}-title`} className="f-card-title" dir="auto">{title}</span>
        {help ? <span id={`${id}-help`} className="f-card-help" dir="auto">{help}</span> : null}
      </span>
    </label>
  );
}
