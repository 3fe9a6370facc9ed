import type { FocusEvent, MouseEvent, ReactNode } from 'react';
import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { isComposing } from '#widgets/parts/composing';
import { FlagBadge } from '../illustrations/FlagBadge';
import { useReturnFocus } from '../page/focus';
import { Heading } from '../parts/Heading';

export interface DialogProps {
  readonly title: string;
  /** First thing in the dialog, above its title. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
  /** Buttons, left in reading order; full width on a phone. */
  readonly actions?: ReactNode;
  readonly badge?: boolean;
  /** A text to be read first: the dialog takes the focus, not the button below. */
  readonly reading?: boolean;
  /** It is a step: wide, under the page's heading, and its fields speak for themselves. */
  readonly step?: boolean;
  readonly onClose: () => void;
  /** Moves the focus after closing; by default back to the control that opened the dialog. */
  readonly onClosed?: () => void;
}

/** Escape in a field with suggestions closes those, or takes a word back that is composed, and not the dialog with all that was typed. */
function keepForSuggestions(event: KeyboardEvent): void {
  if (isComposing(event) || (event.target instanceof Element && event.target.role === 'combobox')) event.preventDefault();
}
function focusText(event: Event): void {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus({ preventScroll: true });
}

/** Radix leads Tab round a dialog without scrolling. In the middle, as browsers scroll to the focus: a label stands above its field. */
function keepInView({ target }: FocusEvent): void {
  const { top, bottom } = target.getBoundingClientRect();
  if (bottom <= 0 || top >= window.innerHeight) target.scrollIntoView({ block: 'center' });
}

/** A press beside the dialog, as by the second half of a double click, leaves the focus in it. A browser would move it to the page. */
function keepFocus(event: MouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

/** Radix's dialog with our styles: labelled, focus trapped, Escape closes; from below on a phone. */
export function Dialog({ title, above, children, actions, badge = false, reading = false, step = false, onClose, onClosed }: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Root open onOpenChange={(open) => { if (!open) onClose(); }}>
      <Portal>
        <Overlay className="scrim" onMouseDown={keepFocus}>
          <Content className={step ? 'modal wide' : 'modal'} {...(step ? { 'aria-describedby': undefined } : {})}
            onCloseAutoFocus={(event) => { event.preventDefault(); (onClosed ?? returnFocus)(); }}
            onPointerDownOutside={(event) => event.preventDefault()} onEscapeKeyDown={keepForSuggestions}
            onOpenAutoFocus={(event) => { if (reading) focusText(event); }} onFocus={keepInView}>
            {above}
            {badge && <FlagBadge />}
            <Title asChild>{step ? <Heading>{title}</Heading> : <h2>{title}</h2>}</Title>
            {step ? children : <Description asChild><div className="modal-text">{children}</div></Description>}
            {actions && <div className="modal-actions">{actions}</div>}
          </Content>
        </Overlay>
      </Portal>
    </Root>
  );
}
