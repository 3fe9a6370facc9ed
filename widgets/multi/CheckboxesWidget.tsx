import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { ChoiceCard } from '../parts/ChoiceCard';
import { choicesOf } from '../parts/choices';
import { describedBy, labelId } from '../parts/field';
import { toggle } from './toggle';

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
