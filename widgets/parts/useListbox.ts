import { useState, type KeyboardEvent } from 'react';
import type { ComboOption } from './OptionList';

interface ListboxOptions {
  readonly options: readonly ComboOption[];
  readonly chosen: string | undefined;
  readonly isEnabled: boolean;
  readonly onPick: (option: ComboOption) => void;
}
interface Listbox {
  readonly isOpen: boolean;
  /** Index of the option that the arrow keys have reached; -1 for none. */
  readonly active: number;
  readonly open: () => void;
  /** Opens the list with no option active. */
  readonly restart: () => void;
  readonly close: () => void;
  readonly pick: (option: ComboOption) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Opens and closes the list of a combobox, and moves through it with the keyboard. */
export function useListbox({ options, chosen, isEnabled, onPick }: ListboxOptions): Listbox {
  const [wantsOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = wantsOpen && isEnabled;
  const current = isOpen ? options[active] : undefined;
  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (option: ComboOption): void => {
    close();
    onPick(option);
  };
  const move = (by: 1 | -1): void => {
    setActive(wantsOpen ? step(active, by, options.length) : Math.max(0, options.findIndex(({ id }) => id === chosen)));
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      pick(current);
    } else if (event.key === 'Escape' && wantsOpen) {
      // Options that are still on their way do not open the list afterwards.
      if (isOpen) {
        event.preventDefault();
        event.stopPropagation();
      }
      setOpen(false);
    }
  };
  return {
    isOpen, active, close, pick, onKeyDown,
    open: () => setOpen(true),
    restart() {
      setOpen(true);
      setActive(-1);
    },
  };
}

/** The next index in a list that wraps around; -1 is none. */
export function step(at: number, by: 1 | -1, length: number): number {
  if (length === 0) return -1;
  return at < 0 ? (by > 0 ? 0 : length - 1) : (at + by + length) % length;
}
