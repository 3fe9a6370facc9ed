import { FlagBadge } from '../illustrations/FlagBadge';
import { Heading } from './Heading';

interface ErrorPageProps {
  readonly support?: string;
  /** Decision D2: said only when a purchase was sent. */
  readonly purchaseSent?: boolean;
  /** What went wrong, for who writes a line (`npm run dev`); a visitor never sees it. */
  readonly words?: string;
}

/** AS-013: what is left when a page cannot be drawn. */
export function ErrorPage({ support, purchaseSent = false, words }: ErrorPageProps) {
  return (
    <section className="screen">
      <div className="sheet step message" role="alert">
        <FlagBadge />
        <Heading>Something went wrong</Heading>
        <p>Sorry, there's been an error. Please try refreshing the page.</p>
        {purchaseSent && <p>Your order may already be on its way. Refreshing does not charge you twice.</p>}
        {words && <pre>{words}</pre>}
        <p>If it persists, e-mail {support ? <a href={`mailto:${support}`}>{support}</a> : 'support'}.</p>
      </div>
    </section>
  );
}
