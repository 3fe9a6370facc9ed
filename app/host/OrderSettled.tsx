import { Dialog } from '../modals/Dialog';

/** What became of the order of another tab, as far as this one can see. */
export type Settled = 'bought' | 'notBought';

const said: Readonly<Record<Settled, { readonly title: string; readonly words: (line: string) => string }>> = {
  bought: {
    title: 'Bought in another tab',
    words: (line) => `${line} was bought in another tab of this browser. Its policy number is shown there and in our e-mail. `
      + 'Nothing was charged here: continue only if you want another policy.',
  },
  notBought: {
    title: 'You can go on here',
    words: () => 'The order in another tab of this browser has ended; that tab shows how. '
      + 'Nothing was charged here, and your answers are kept.',
  },
};

interface OrderSettledProps {
  /** The title of the line. */
  readonly line: string;
  readonly settled: Settled;
  readonly onClose: () => void;
}

/** D19: this tab waited for the order of another one, and has gone back to where it can go on. */
export function OrderSettled({ line, settled, onClose }: OrderSettledProps) {
  const { title, words } = said[settled];
  return (
    <Dialog title={title} badge onClose={onClose} actions={<button type="button" className="button" onClick={onClose}>Ok</button>}>
      <p>{words(line)}</p>
    </Dialog>
  );
}
