import { useState } from 'react';
import { LifeBuoy, Mail, RotateCw } from 'lucide-react';
import type { FlowDefinition, FlowEvent, OrderInDoubt as Order } from '#engine';
import type { PartnerInfo, SiteInfo } from '#api/contracts/site';
import { FlagBadge } from '../illustrations/FlagBadge';
import { Dialog } from '../modals/Dialog';
import { DetailTable } from '../parts/DetailTable';
import { Heading } from '../parts/Heading';
import { PhoneLink } from '../parts/PhoneLink';
import { SubmitButton } from '../parts/SubmitButton';

interface OrderInDoubtProps {
  readonly flow: FlowDefinition;
  readonly order: Order;
  /** The total, in words. */
  readonly total?: string;
  readonly busy: boolean;
  readonly site: SiteInfo;
  readonly partner?: PartnerInfo;
  readonly send: (event: FlowEvent) => void;
}

/** D19: an order left the page and was never answered. Nothing else can be ordered before it is settled or given up. */
export function OrderInDoubt({ flow, order, total, busy, site, partner, send }: OrderInDoubtProps) {
  const [asks, setAsks] = useState(false);
  const rows = [
    { label: 'Ordered', value: flow.title }, { label: 'Total', value: total ?? '' }, { label: 'Sent', value: orderTime(order.at) },
  ];
  return (
    <section className="screen">
      <div className="sheet step message order-in-doubt">
        <FlagBadge />
        <Heading>We are not sure that your order went through</Heading>
        <p>Your order was sent, and we have not had an answer. You may be insured already, and your card may have been charged.</p>
        <DetailTable rows={rows} context={{}} />
        <NextSteps order={order} site={site} partner={partner} />
        {!order.isLost && (
          <SubmitButton className="block" busy={busy} busyLabel="Checking your order" before={<RotateCw size={20} aria-hidden />}
            onPress={() => send({ type: 'CHECK' })}>
            Check my order
          </SubmitButton>
        )}
        <button type="button" className="link" aria-disabled={busy || undefined} onClick={() => { if (!busy) setAsks(true); }}>
          Start a different order
        </button>
      </div>
      {asks && <Confirm onClose={() => setAsks(false)} onAbandon={() => { setAsks(false); send({ type: 'ABANDON' }); }} />}
    </section>
  );
}

/** What the visitor can do about it. */
function NextSteps({ order, site, partner }: Pick<OrderInDoubtProps, 'order' | 'site' | 'partner'>) {
  const phone = site.settings.support_phone;
  const email = partner?.email;
  return (
    <ul className="next-list">
      {!order.isLost && <li><RotateCw size={22} aria-hidden />
        <p><strong>Check it here.</strong> We send the same order again. You cannot be charged twice for it.</p></li>}
      <li><Mail size={22} aria-hidden />
        <p><strong>Look for our e-mail.</strong> If the order went through, we have written to the address you gave.</p></li>
      {(phone ?? email) && <li><LifeBuoy size={22} aria-hidden />
        <p><strong>Ask us.</strong>{' '}
          {phone && <>Call <PhoneLink phone={phone} />{email ? ' or write to ' : '.'}</>}
          {email && <>{!phone && 'Write to '}<a href={`mailto:${email}`}>{email}</a>.</>}</p></li>}
    </ul>
  );
}

/** The first order is given up only on a second press. */
function Confirm({ onClose, onAbandon }: { readonly onClose: () => void; readonly onAbandon: () => void }) {
  const actions = (
    <>
      <button type="button" className="button" onClick={onClose}>Keep my first order</button>
      <button type="button" className="button line" onClick={onAbandon}>Start a different order</button>
    </>
  );
  return (
    <Dialog title="Start a different order?" badge actions={actions} onClose={onClose}>
      <p>Your first order may have gone through. If you order again and it did, you will have two policies and pay for both.</p>
    </Dialog>
  );
}

/** 'Mar 10, 2026, 2:05 PM', in the visitor's own time zone. `at` is in milliseconds since 1970. */
const orderTime = (at: number): string => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(at);
