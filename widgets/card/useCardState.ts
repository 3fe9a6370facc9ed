import { useRef, useState } from 'react';
import { cardValue, sameValue, withPart, type CardState, type CardValue, type PartName } from './state';

interface PartEvent { readonly complete: boolean; readonly brand?: string; readonly error?: { readonly message: string } }

/** The state of the three fields of a card, and the handler of their change events. `onValue` is called when the value changes. */
export function useCardState(
  onValue: (value: CardValue | undefined) => void): readonly [CardState, (name: PartName, event: PartEvent) => void] {
  const [state, setState] = useState<CardState>({});
  // Two fields may change before the next render.
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
