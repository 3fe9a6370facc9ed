import type { ReactNode } from 'react';
import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { FlagBadge } from '../illustrations/FlagBadge';
import { useReturnFocus } from '../page/focus';

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, left in reading order; full width on a phone. */
  readonly actions?: ReactNode;
  readonly badge?: boolean;
  /** A text to be read first: the dialog takes the focus, not the button below. */
  readonly reading?: boolean;
  readonly onClose: () => void;
  /** Moves the focus after closing; by default back to the control that opened the dialog. */
  readonly onClosed?: () => void;
}

/** Radix's dialog with our styles: labelled, focus trapped, Escape closes; from below on a phone. */
export function Dialog({ title, children, actions, badge = false, reading = false, onClose, onClosed }: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Root open onOpenChange={(open) => { if (!open) onClose(); }}>
      <Portal>
        <Overlay className="scrim">
          <Content className="modal" onCloseAutoFocus={(event) => { event.preventDefault(); (onClosed ?? returnFocus)(); }}
            onPointerDownOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={(event) => { if (reading) { event.preventDefault(); (event.currentTarget as HTMLElement).focus(); } }}>
            {badge && <FlagBadge />}
            <Title asChild><h2>{title}</h2></Title>
            <Description asChild><div className="modal-text">{children}</div></Description>
            {actions && <div className="modal-actions">{actions}</div>}
          </Content>
        </Overlay>
      </Portal>
    </Root>
  );
}
