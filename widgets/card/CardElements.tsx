import { CardCvcElement, CardExpiryElement, CardNumberElement, Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { WidgetServices } from '../services';
import { CardFrame } from './CardFrame';
import { frameStyle } from './frameStyle';
import { pageFonts } from './pageFonts';
import type { CardValue, PartName } from './state';
import { useCardState } from './useCardState';
import { useCardToken } from './useCardToken';

interface CardElementsProps {
  readonly stripe: Stripe;
  readonly id: string;
  readonly service: WidgetServices['card'];
  readonly disabled: boolean;
  readonly wrong: boolean;
  /** The form still holds the value of an earlier frame; this frame is new and empty. */
  readonly outdated: boolean;
  readonly onValue: (value: CardValue | undefined) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Three fields inside the provider's frames. What is typed there never reaches this page. */
export default function CardElements({ stripe, ...rest }: CardElementsProps): ReactNode {
  // The provider fetches fonts over https only.
  const [options] = useState(() => (rest.service.sandboxed || location.protocol === 'https:' ? { fonts: pageFonts() } : {}));
  return <Elements stripe={stripe} options={options}><CardParts {...rest} /></Elements>;
}

const parts = [
  { name: 'number', label: 'Card number', element: CardNumberElement, width: 'f-full' },
  { name: 'expiry', label: 'Expiry date', element: CardExpiryElement, width: 'f-half' },
  { name: 'code', label: 'Security code', element: CardCvcElement, width: 'f-half' },
] as const;

function CardParts({ id, service, disabled, wrong, outdated, ...events }: Omit<CardElementsProps, 'stripe'>): ReactNode {
  const { onValue, onFocus, onBlur } = events;
  const [state, change] = useCardState(onValue);
  const [active, setActive] = useState<PartName | undefined>(undefined);
  const style = useMemo(() => frameStyle(), []);
  useCardToken(service);

  const isNew = useRef(true);
  useEffect(() => {
    if (isNew.current && outdated) onValue(undefined);
    isNew.current = false;
  }, [outdated, onValue]);

  return (
    <div className="f-grid">
      {parts.map(({ name, label, element: Element, width }) => {
        const { error, complete } = state[name] ?? {};
        const partId = `${id}-${name}`;
        return (
          <CardFrame key={name} id={partId} name={name} label={label} width={width} error={error}
            isActive={active === name} isWrong={error !== undefined || (wrong && !complete)} disabled={disabled}>
            <Element
              id={partId}
              className="f-frame-slot"
              options={{ style, disabled }}
              onChange={(event) => change(name, event)}
              onFocus={() => { setActive(name); onFocus(); }}
              onBlur={() => { setActive(undefined); onBlur(); }}
            />
          </CardFrame>
        );
      })}
    </div>
  );
}
