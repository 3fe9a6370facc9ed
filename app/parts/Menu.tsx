import { createElement, useState, type ComponentType } from 'react';
import { Icon } from '../illustrations/Icon';
import type { SideMenuProps } from './SideMenu';

interface MenuProps extends Omit<SideMenuProps, 'onClose'> {
  readonly className?: string;
}

/** The button of the side menu (AS-011). The dialog is fetched by the first press. */
export function Menu({ className = '', ...menu }: MenuProps) {
  const [Dialog, setDialog] = useState<ComponentType<SideMenuProps>>();
  // A menu that cannot be fetched stays closed; the next press tries again.
  const open = (): void => void import('./SideMenu').then(({ SideMenu }) => setDialog(() => SideMenu), () => undefined);
  return (
    <>
      <button type="button" className={`menu-button ${className}`} aria-haspopup="dialog" aria-expanded={Dialog !== undefined}
        onClick={open}>
        <Icon name="menu" />Menu
      </button>
      {Dialog && createElement(Dialog, { ...menu, onClose: () => setDialog(undefined) })}
    </>
  );
}
