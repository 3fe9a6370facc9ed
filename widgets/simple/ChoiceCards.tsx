import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { toggle } from '../multi/toggle';
import { choicesOf, type Choice } from '../parts/choices';
import { ariaOf, classes, describedBy, isWrong, labelId, optionsOf } from '../parts/field';

/** Radio cards: a dot and a thicker line mark the chosen one. */
export function RadioWidget(props: WidgetProps): ReactNode {
  const { compact } = optionsOf(props);
  return (
    <div id={props.id} role="radiogroup" aria-labelledby={labelId(props.id)}
      className={classes('f-cards', compact === true && 'is-compact')} {...ariaOf(props)}>
      {choicesOf(props).map((choice, index) => (
        <ChoiceCard key={index} props={props} type="radio" index={index} choice={choice} isChosen={choice.value === props.value}
          value={choice.key} onChange={() => props.onChange(choice.value)} />
      ))}
    </div>
  );
}

/** Several choices of a list: a card with a tick box each. */
export function CheckboxesWidget(props: WidgetProps): ReactNode {
  const choices = choicesOf(props);
  const chosen: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  return (
    <div id={props.id} role="group" aria-labelledby={labelId(props.id)} aria-describedby={describedBy(props)} className="f-cards">
      {choices.map((choice, index) => (
        <ChoiceCard key={index} props={props} type="checkbox" index={index} choice={choice} isChosen={chosen.includes(choice.value)}
          onChange={() => props.onChange(toggle(chosen, choice.value, choices.map(({ value }) => value)))} />
      ))}
    </div>
  );
}

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
function ChoiceCard({ props, type, index, choice: { title, help }, isChosen, value, onChange }: ChoiceCardProps): ReactNode {
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
