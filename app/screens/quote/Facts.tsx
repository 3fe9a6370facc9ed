import { Circle } from 'lucide-react';
import type { Context } from '#engine';
import type { QuoteContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { LinkButton } from '../../parts/LinkButton';
import { valueLines } from '../../parts/DetailTable';
import { factIcons } from './factIcons';

interface FactsProps {
  readonly facts: QuoteContent['facts'];
  readonly context: Context;
  readonly busy: boolean;
  readonly onChange: (step: string) => void;
}

/** What the quote is for, under its heading; empty values are left out. */
export function Facts({ facts, context, busy, onChange }: FactsProps) {
  const filled = facts.map((fact) => ({ ...fact, text: valueLines(fill(fact.value, context)).join(', ') }))
    .filter(({ text }) => text !== '');
  return (
    <dl className="facts">
      {filled.map(({ icon, label, text, change }) => {
        const Icon = factIcons[icon] ?? Circle;
        return (
          <div key={label}>
            <dt><Icon size={20} aria-hidden />{label}</dt>
            <dd>
              <span>{text}</span>
              {change && <>
                {' '}
                <LinkButton busy={busy} onClick={() => onChange(change)}>Change<span className="sr-only">{` ${label}`}</span></LinkButton>
              </>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
