import { BackButton } from '../../parts/Actions';
import { Heading } from '../../parts/Heading';
import { Skeleton } from '../../parts/Skeleton';

/** The payment page while the price is calculated: an old price is never shown (RS-033). */
export function PaymentWaiting({ title, onBack }: { readonly title: string; readonly onBack?: () => void }) {
  return (
    <section className="screen">
      <div className="wrap page checkout">
        <div className="sheet card checkout-summary checkout-waiting"><Heading>{title}</Heading><Skeleton />
          <output className="sr-only">Loading your quote</output></div>
        <div className="checkout-total"><div className="sheet card"><Skeleton /></div></div>
        <div className="sheet card checkout-card"><Skeleton /></div>
        {onBack && <div className="actions checkout-back"><BackButton busy onBack={onBack} /></div>}
      </div>
    </section>
  );
}
