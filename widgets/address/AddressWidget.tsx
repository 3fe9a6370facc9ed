import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Combobox } from '../parts/Combobox';
import { contextOf, optionsOf } from '../parts/field';
import { Notice } from '../parts/Notice';
import { cutNotice, keepText, limitOf } from '../parts/text';
import { fillsOf, picked, type Fills } from './fills';
import { useSuggestions } from './useSuggestions';
import type { AddressSuggestion } from '../services';

/**
 * The street of an address with suggestions; picking one fills the fields beside it. Without suggestions it is a plain field (WG-009).
 * With `pickedOnly` the field `picked` beside it says whether a suggestion was picked, so that the form's schema can refuse what was
 * only typed (SV-057). Without suggestions, or without the address of the one picked, its text is accepted (S-84).
 */
export function AddressWidget(props: WidgetProps): ReactNode {
  const { id, value, onChange } = props;
  const { services, fill, beside } = contextOf(props);
  const { fills, autocomplete, country: fixed, countryField = 'country', pickedOnly, cut: cuts } = optionsOf(props);
  const [typed, setTyped] = useState('');
  const [cut, setCut] = useState(false);
  const country = typeof fixed === 'string' ? fixed : beside(id, String(countryField));
  const { available, found, answered } = useSuggestions(services.suggestions, typed, typeof country === 'string' ? country : undefined);
  const maxLength = limitOf(props.schema, cuts);
  const mustPick = pickedOnly === true;
  const counts = mustPick && available === false && typeof value === 'string' && value.trim() !== '';

  useEffect(() => { if (counts && beside(id, picked) !== true) fill(id, { [picked]: true }); }, [counts, beside, fill, id]);

  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);
  const type = (text: string): void => {
    asked.current?.abort();
    const kept = keepText(text, { maxLength });
    setCut(kept.cut);
    setTyped(keepText(text, { maxLength: longestAsked }).text);
    const street = kept.text === '' ? undefined : kept.text;
    if (mustPick) fill(id, { [nameOf(id)]: street, [picked]: available === false && street !== undefined ? true : undefined });
    else onChange(street);
  };
  /** Fills the fields when the address is there, unless something else was typed or picked meanwhile, or the step was left. */
  const pick = ({ id: suggestion, label }: AddressSuggestion): void => {
    asked.current?.abort();
    const { signal } = asked.current = new AbortController();
    setTyped('');
    setCut(false);
    const write = (values: Readonly<Record<string, unknown>>): void => {
      if (!signal.aborted) fill(id, { ...values, ...(mustPick ? { [picked]: true } : {}) });
    };
    services.suggestions.resolve(suggestion, signal).then(
      (address) => write(fillsOf(address, fills as Fills | undefined, maxLength)),
      () => write({ [nameOf(id)]: keepText(label, { maxLength }).text }),
    );
  };
  return (
    <>
      <Combobox
        props={props}
        text={typeof value === 'string' ? value : ''}
        options={found}
        empty={mustPick && available && answered ? 'No address matches. Check the number and the street.' : undefined}
        onText={type}
        onPick={pick}
        autoComplete={autocomplete ?? 'address-line1'}
      />
      {maxLength === undefined ? null : <Notice text={cut ? cutNotice(maxLength) : ''} />}
    </>
  );
}

/** A whole address may be pasted, and what stands behind the street tells apart the streets of one name. */
const longestAsked = 200;
const nameOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1);
