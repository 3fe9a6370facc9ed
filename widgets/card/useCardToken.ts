import { CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect } from 'react';
import type { WidgetServices } from '../services';

/** Registers how to create a token from these fields; the payment call uses it. */
export function useCardToken(service: WidgetServices['card']): void {
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
