import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { LogOut, Phone, X } from 'lucide-react';
import { useReturnFocus } from '../page/focus';
import { PhoneLink } from './PhoneLink';
import { SiteNav, type NavLink } from './SiteNav';

export interface SideMenuProps {
  readonly links: readonly NavLink[];
  readonly phone?: string;
  /** E-mail of who is logged in. */
  readonly account?: string;
  readonly onSignOut?: () => void;
  readonly onClose: () => void;
}

/** The site's pages, whom to call, who is logged in and the way out (AS-011, S-15): a dialog from the side. */
export function SideMenu({ links, phone, account, onSignOut, onClose }: SideMenuProps) {
  const returnFocus = useReturnFocus();
  return (
    <Root open onOpenChange={(open) => { if (!open) onClose(); }}>
      <Portal>
        <Overlay className="scrim side-scrim">
          <Content className="side-menu" onCloseAutoFocus={(event) => { event.preventDefault(); returnFocus(); }}>
            <div className="side-head">
              <Title asChild><h2>Menu</h2></Title>
              <Close className="menu-button"><X size={20} aria-hidden />Close</Close>
            </div>
            <Description className="sr-only">Pages of this shop, and your account.</Description>
            {links.length > 0 && <SiteNav links={links} onFollow={onClose} />}
            {phone && <PhoneLink phone={phone} className="phone"><Phone size={18} aria-hidden /></PhoneLink>}
            {account && (
              <div className="side-account">
                <p className="small quiet">Signed in as <strong>{account}</strong></p>
                <button type="button" className="button line block" onClick={onSignOut}><LogOut size={20} aria-hidden />Sign out</button>
              </div>
            )}
          </Content>
        </Overlay>
      </Portal>
    </Root>
  );
}
