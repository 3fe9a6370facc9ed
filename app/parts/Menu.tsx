import { createElement, useId, useSyncExternalStore, type ComponentType } from 'react';
import { Icon } from '../illustrations/Icon';
import type { SideMenuProps } from './SideMenu';

export interface MenuProps extends Omit<SideMenuProps, 'onClose' | 'onClosed'> {
  readonly className?: string;
}

/** The dialog, while it is open. Kept outside: a frame gives way to another when a page's content arrives, and the menu stays. */
let dialog: ComponentType<SideMenuProps> | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => { listeners.add(listener); return () => listeners.delete(listener); };
function show(next: typeof dialog): void {
  dialog = next;
  for (const listener of listeners) listener();
}

/** The button of the side menu (AS-011). The dialog comes with the first press: a page that is only looked at does not carry it. */
export function Menu({ className = '', ...menu }: MenuProps) {
  const Open = useSyncExternalStore(subscribe, () => dialog);
  const id = useId();
  // A menu that cannot be fetched stays closed; the next press tries again.
  const open = (): void => void import('./SideMenu').then(({ SideMenu }) => show(SideMenu), () => undefined);
  return (
    <>
      <button id={id} type="button" className={`menu-button ${className}`} aria-haspopup="dialog" aria-expanded={Open !== undefined} onClick={open}>
        <Icon name="menu" />Menu
      </button>
      {Open && createElement(Open, { ...menu, onClose: () => show(undefined), onClosed: () => document.getElementById(id)?.focus() })}
    </>
  );
}
