import { useRef, useState } from 'react';
import { cardValue, sameValue, withPart, type CardState, type CardValue, type PartName } from './state';

interface PartEvent { readonly complete: boolean; readonly brand?: string; readonly error?: { readonly message: string } }

/** What the three fields of a card have reported, and what to call with each report. The value is reported when it changes. */
export function useCardState(
  onValue: (value: CardValue | undefined) => void): readonly [CardState, (name: PartName, event: PartEvent) => void] {
  const [state, setState] = useState<CardState>({});
  // Two fields may report before the next render.
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
