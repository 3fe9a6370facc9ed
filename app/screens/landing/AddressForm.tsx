import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import { typedBefore } from '#widgets/form/useTypedBefore';
import { useHydrated } from '#widgets/parts/useHydrated';
import { Icon } from '../../illustrations/Icon';

/** RN-016 */
const maxLength = 30;
const id = 'hero-street';

interface AddressFormProps {
  readonly label: string;
  readonly action: string;
  readonly street: string;
  readonly onStreet: (street: string) => void;
  readonly onStart: () => void;
}

/** The first answer, on the landing page. It may be blank: the first step asks for it again (S-94). */
export function AddressForm({ label, action, street, onStreet, onStart }: AddressFormProps) {
  const isReady = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  // The server has drawn this field: what was typed before the page's script had come counts.
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value || typedBefore(id);
    if (typed) onStreet(typed);
  });
  useEffect(() => takeOver(), []);
  const submit = (event: FormEvent) => { event.preventDefault(); onStart(); };
  return (
    <form className="hero-form address-form" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input ref={input} id={id} name="streetAddress" autoComplete="address-line1" maxLength={maxLength} value={street}
          onChange={({ currentTarget }) => onStreet(currentTarget.value)} />
        {/* Before the page's script has come the browser itself would send the form, and the street would stand in the address. */}
        <button type="submit" className="button" disabled={!isReady}>{action}<Icon name="right" /></button>
      </div>
    </form>
  );
}
