import { useRef, useState, type ComponentType } from 'react';
import { Icon } from '../illustrations/Icon';
import type { SideMenuProps } from './SideMenu';

export interface MenuProps extends Omit<SideMenuProps, 'onClose' | 'onClosed'> {
  readonly className?: string;
}
type Open = ComponentType<SideMenuProps>;

/** The button of the side menu (AS-011). The dialog comes with the first press: a page that is only looked at does not carry it. */
export function Menu({ className = '', ...menu }: MenuProps) {
  const [Open, setOpen] = useState<Open>();
  const button = useRef<HTMLButtonElement>(null);
  // A menu that cannot be fetched stays closed; the next press tries again.
  const open = (): void => void import('./SideMenu').then(({ SideMenu }) => setOpen(() => SideMenu), () => undefined);
  return (
    <>
      <button ref={button} type="button" className={`menu-button ${className}`} aria-haspopup="dialog" aria-expanded={Open !== undefined} onClick={open}>
        <Icon name="menu" />Menu
      </button>
      {Open && <Open {...menu} onClose={() => setOpen(undefined)} onClosed={() => button.current?.focus()} />}
    </>
  );
}
