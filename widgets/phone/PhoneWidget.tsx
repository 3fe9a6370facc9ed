import type { WidgetProps } from '@rjsf/utils';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { displayPhone } from '../format/phone';
import { Control } from '../parts/Control';
import { ariaOf, isWrong } from '../parts/field';
import { PlainPhone } from './PlainPhone';

/** Fetches the phone field ahead of the step that shows it. */
export const loadPhone = (): Promise<typeof import('./PhoneInput')> => import('./PhoneInput');
/** If the chunk cannot be fetched, a plain field takes its place (I13). */
const PhoneInput = lazy(() => loadPhone().catch(() => ({ default: PlainPhone })));

/** A phone number (WG-010 to WG-014). A box of the same size is shown while the number rules load. */
export function PhoneWidget(props: WidgetProps): ReactNode {
  const [focused, setFocused] = useState(false);
  const waiting = (
    <Control wrong={isWrong(props)} disabled={props.disabled} lead={<span className="f-country" />}>
      <input id={props.id} className="f-input" type="tel" readOnly aria-busy value={displayPhone(props.value)}
        onFocus={() => setFocused(true)} onBlur={() => setFocused(false)} {...ariaOf(props)} />
    </Control>
  );
  return <Suspense fallback={waiting}><PhoneInput props={props} focused={focused} /></Suspense>;
}
