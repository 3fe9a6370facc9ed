import type { WidgetProps } from '@rjsf/utils';
import { useState, type ReactNode } from 'react';
import { Combobox } from '../parts/Combobox';
import { contextOf, optionsOf } from '../parts/field';
import { cutNotice, keepText } from '../parts/text';
import { fillsOf, type Fills } from './fills';
import { useSuggestions } from './useSuggestions';

/** The street of an address with suggestions; picking one fills the fields beside it. Without suggestions it is a plain field (WG-009). */
export function AddressWidget(props: WidgetProps): ReactNode {
  const { services, fill, beside } = contextOf(props);
  const { fills, autocomplete, country: fixed, countryField = 'country' } = optionsOf(props);
  const [typed, setTyped] = useState('');
  const [cut, setCut] = useState(false);
  const country = typeof fixed === 'string' ? fixed : beside(props.id, String(countryField));
  const found = useSuggestions(services.suggestions, typed, typeof country === 'string' ? country : undefined);
  const { maxLength } = props.schema;

  const type = (text: string): void => {
    const kept = keepText(text, { maxLength });
    setCut(kept.cut);
    setTyped(kept.text);
    props.onChange(kept.text === '' ? undefined : kept.text);
  };
  const pick = (id: string): void => {
    setTyped('');
    services.suggestions.resolve(id).then((address) => fill(props.id, fillsOf(address, fills as Fills | undefined)), () => undefined);
  };
  return (
    <>
      <Combobox
        props={props}
        text={typeof props.value === 'string' ? props.value : ''}
        options={found}
        onText={type}
        onPick={({ id }) => pick(id)}
        autoComplete={autocomplete ?? 'address-line1'}
      />
      {maxLength === undefined ? null : <p className="f-notice" role="status">{cut ? cutNotice(maxLength) : ''}</p>}
    </>
  );
}
