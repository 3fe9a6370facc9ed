import type { FieldProps } from '@rjsf/utils';
import type { Stripe } from '@stripe/stripe-js';
import { RotateCw } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { contextOf, isWrong, labelId } from '../parts/field';

/** Fetches the card field ahead of the payment step. */
export const loadCard = (): Promise<typeof import('./CardElements')> => import('./CardElements');
interface Ready extends Pick<Awaited<ReturnType<typeof loadCard>>, 'CardElements'> { readonly stripe: Stripe }
type Loaded = Ready | 'missing' | undefined;

/** The card (PY-020 to PY-023). Without the provider's script: an error text and, where trying again may help, a button for it. */
export function CardField(props: FieldProps): ReactNode {
  const { card } = contextOf(props).services;
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>(card.off ? 'missing' : undefined);
  const id = props.fieldPathId.$id;
  const { path } = props.fieldPathId;

  useEffect(() => {
    let isMounted = true;
    Promise.all([card.load(), loadCard()]).then(
      ([stripe, { CardElements }]) => { if (isMounted) setLoaded(stripe ? { stripe: stripe as Stripe, CardElements } : 'missing'); },
      () => { if (isMounted) setLoaded('missing'); },
    );
    return () => { isMounted = false; };
  }, [card, tries]);

  const retry = (): void => {
    setLoaded(undefined);
    setTries((count) => count + 1);
  };
  return (
    <div id={id} role="group" aria-labelledby={labelId(id)} className="f-card-field">
      {loaded === 'missing' ? <CardMissing onRetry={card.off ? undefined : retry} /> : null}
      {loaded === undefined ? <CardWaiting /> : null}
      {typeof loaded === 'object' ? (
        <loaded.CardElements
          stripe={loaded.stripe}
          id={id}
          service={card}
          disabled={props.disabled === true || props.readonly === true}
          wrong={isWrong(props)}
          outdated={props.formData !== undefined}
          onValue={(value) => props.onChange(value, path)}
          onFocus={() => props.onFocus(id, undefined)}
          onBlur={() => props.onBlur(id, undefined)}
        />
      ) : null}
    </div>
  );
}

/** The visitor can do nothing about a shop without a card provider. */
function CardMissing({ onRetry }: { readonly onRetry?: () => void }): ReactNode {
  return (
    <div className="f-missing" role="alert">
      {onRetry ? (
        <>
          <p>The secure card field could not be loaded. Check your connection, then try again.</p>
          <button type="button" className="f-add" onClick={onRetry}><RotateCw size={20} aria-hidden />Try again</button>
        </>
      ) : <p>This page cannot take cards at the moment. Please contact us.</p>}
    </div>
  );
}

/** Boxes of the final size while the field loads. */
function CardWaiting(): ReactNode {
  return (
    <div className="f-grid" aria-busy role="status" aria-label="Loading the card field">
      {['f-full', 'f-half', 'f-half'].map((width, index) => <div key={`${width}${index}`} className={`f-cell ${width} f-card-waiting`} />)}
    </div>
  );
}
