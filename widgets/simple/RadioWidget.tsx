import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { ChoiceCard } from '../parts/ChoiceCard';
import { choicesOf } from '../parts/choices';
import { ariaOf, classes, labelId, optionsOf } from '../parts/field';

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
