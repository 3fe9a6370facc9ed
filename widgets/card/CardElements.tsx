import { CardCvcElement, CardExpiryElement, CardNumberElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { CreditCard } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ErrorLine } from '../parts/ErrorLine';
import { classes } from '../parts/field';
import type { WidgetServices } from '../services';
import { frameStyle } from './frameStyle';
import { cardValue, sameValue, withPart, type CardState, type CardValue, type PartName } from './state';

interface CardElementsProps {
  readonly stripe: Stripe;
  readonly id: string;
  readonly service: WidgetServices['card'];
  readonly disabled: boolean;
  readonly wrong: boolean;
  readonly extraFields: boolean;
  /** The form still holds a card from before: this frame is new and empty. */
  readonly outdated: boolean;
  readonly onValue: (value: CardValue | undefined) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Three fields inside the provider's frames. What is typed there never reaches this page. */
export default function CardElements({ stripe, ...rest }: CardElementsProps): ReactNode {
  return <Elements stripe={stripe}><CardParts {...rest} /></Elements>;
}

const parts = [
  { name: 'number', label: 'Card number', element: CardNumberElement, width: 'f-full' },
  { name: 'expiry', label: 'Expiry date', element: CardExpiryElement, width: 'f-half' },
  { name: 'code', label: 'Security code', element: CardCvcElement, width: 'f-half' },
] as const;

function CardParts({ id, service, disabled, wrong, extraFields, outdated, onValue, onFocus, onBlur }: Omit<CardElementsProps, 'stripe'>): ReactNode {
  const stripe = useStripe();
  const elements = useElements();
  const [state, setState] = useState<CardState>({});
  const [active, setActive] = useState<PartName | undefined>(undefined);
  const [postal, setPostal] = useState('');
  // Three frames speak for themselves: two may do so before the page is drawn anew.
  const latest = useRef<CardState>({});
  const reported = useRef<CardValue | undefined>(undefined);
  const style = useMemo(() => frameStyle(), []);

  useEffect(() => {
    if (!stripe || !elements) return undefined;
    service.register(async (holder) => {
      const card = elements.getElement(CardNumberElement);
      if (!card) throw new Error('The card field is gone');
      const { token, error } = await stripe.createToken(card, { ...holder, ...(postal ? { address_zip: postal } : {}) });
      if (!token) throw new Error(error?.message ?? 'No token', { cause: error });
      return { id: token.id, ...(token.card ? { brand: token.card.brand, last4: token.card.last4 } : {}) };
    });
    return () => service.register(undefined);
  }, [stripe, elements, service, postal]);

  const fresh = useRef(true);
  useEffect(() => {
    // Only when the frames are new: afterwards they speak for themselves.
    if (fresh.current && outdated) onValue(undefined);
    fresh.current = false;
  }, [outdated, onValue]);

  const change = (name: PartName, event: { readonly complete: boolean; readonly brand?: string; readonly error?: { readonly message: string } }): void => {
    const next = withPart(latest.current, name, { complete: event.complete, error: event.error?.message, brand: event.brand });
    latest.current = next;
    setState(next);
    const value = cardValue(next);
    if (sameValue(value, reported.current)) return;
    reported.current = value;
    onValue(value);
  };
  return (
    <div className="f-grid">
      {parts.map(({ name, label, element: Part, width }) => {
        const error = state[name]?.error;
        const partId = `${id}-${name}`;
        return (
          <div key={name} className={classes('f-cell', width)} data-field={`card-${name}`}>
            <label className="f-label" id={`${partId}-label`} htmlFor={partId} data-first-focus={name === 'number' ? '' : undefined}>{label}</label>
            <div role="group" aria-labelledby={`${partId}-label`} aria-describedby={error ? `${partId}-error` : undefined} className={classes('f-control', 'f-frame', active === name && 'is-active', (error !== undefined || (wrong && !state[name]?.complete)) && 'is-wrong', disabled && 'is-off')}>
              {name === 'number' ? <CreditCard className="f-icon" size={20} aria-hidden /> : null}
              <Part
                id={partId}
                className="f-frame-slot"
                options={{ style, disabled }}
                onChange={(event) => change(name, event)}
                onFocus={() => { setActive(name); onFocus(); }}
                onBlur={() => { setActive(undefined); onBlur(); }}
              />
            </div>
            <div aria-live="polite"><ErrorLine id={`${partId}-error`} text={error} /></div>
          </div>
        );
      })}
      {extraFields ? (
        <div className="f-cell f-half">
          <label className="f-label" htmlFor={`${id}-postal`}>Postal code</label>
          <div className={classes('f-control', disabled && 'is-off')}>
            <input id={`${id}-postal`} className="f-input" autoComplete="postal-code" maxLength={12} value={postal} disabled={disabled} onChange={({ currentTarget }) => setPostal(currentTarget.value)} />
          </div>
        </div>
      ) : null}
    </div>
  );
}
