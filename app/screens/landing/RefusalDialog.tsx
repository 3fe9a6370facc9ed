import { Dialog } from '../../modals/Dialog';

interface RefusalDialogProps {
  readonly title: string;
  readonly message: string;
  readonly button: string;
  readonly onClose: () => void;
}

/** VC-025, C-37: a dialog that only explains. */
export function RefusalDialog({ title, message, button, onClose }: RefusalDialogProps) {
  return (
    <Dialog title={title} badge onClose={onClose} actions={<button type="button" className="button" onClick={onClose}>{button}</button>}>
      <p>{message}</p>
    </Dialog>
  );
}
