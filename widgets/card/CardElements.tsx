import { CardCvcElement, CardExpiryElement, CardNumberElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { CreditCard } from 'lucide-react';
import type { WidgetServices } from '../services';
import { frameStyle, pageFonts } from './frameLook';
import { cardValue, sameValue, withPart, type CardValue, type PartName, type CardState } from './state';
import { ErrorLine } from '../parts/ErrorLine';
import { classes } from '../parts/field';

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
export function CardElements({ stripe, ...rest }: CardElementsProps): ReactNode {
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

/** Registers how to create a token from these fields; the payment call uses it. */
function useCardToken(service: WidgetServices['card']): void {
  const stripe = useStripe();
  const elements = useElements();
  useEffect(() => {
    if (!stripe || !elements) return undefined;
    service.register(async (holder) => {
      const card = elements.getElement(CardNumberElement);
      if (!card) throw new Error('The card field is gone');
      const { token, error } = await stripe.createToken(card, { ...holder });
      if (!token) throw new Error(error?.message ?? 'No token', { cause: error });
      return { id: token.id, ...(token.card ? { brand: token.card.brand, last4: token.card.last4 } : {}) };
    });
    return () => service.register(undefined);
  }, [stripe, elements, service]);
}

interface PartEvent { readonly complete: boolean; readonly brand?: string; readonly error?: { readonly message: string } }

/** The state of the three fields of a card, and the handler of their change events. `onValue` is called when the value changes. */
function useCardState(
  onValue: (value: CardValue | undefined) => void): readonly [CardState, (name: PartName, event: PartEvent) => void] {
  const [state, setState] = useState<CardState>({});
  // Two fields may change before the next render.
  const latest = useRef<CardState>({});
  const reported = useRef<CardValue | undefined>(undefined);
  return [state, (name, { complete, brand, error }) => {
    latest.current = withPart(latest.current, name, { complete, error: error?.message, brand });
    setState(latest.current);
    const value = cardValue(latest.current);
    if (sameValue(value, reported.current)) return;
    reported.current = value;
    onValue(value);
  }];
}

interface CardFrameProps {
  readonly id: string;
  readonly name: PartName;
  readonly label: string;
  readonly width: string;
  readonly error: string | undefined;
  readonly isActive: boolean;
  readonly isWrong: boolean;
  readonly disabled: boolean;
  /** The provider's field. */
  readonly children: ReactNode;
}

/** Label, box and error around one field of the payment provider. */
function CardFrame({ id, name, label, width, error, isActive, isWrong, disabled, children }: CardFrameProps): ReactNode {
  return (
    <div className={classes('f-cell', width)} data-field={`card-${name}`}>
      <label className="f-label" id={`${id}-label`} htmlFor={id} data-first-focus={name === 'number' ? '' : undefined}>{label}</label>
      <div role="group" aria-labelledby={`${id}-label`} aria-describedby={error ? `${id}-error` : undefined}
        className={classes('f-control', 'f-frame', isActive && 'is-active', isWrong && 'is-wrong', disabled && 'is-off')}>
        {name === 'number' ? <CreditCard className="f-icon" size={20} aria-hidden /> : null}
        {children}
      </div>
      <div aria-live="polite"><ErrorLine id={`${id}-error`} text={error} /></div>
    </div>
  );
}
