import { FlagBadge } from '../illustrations/FlagBadge';
import { Heading } from './Heading';

interface ErrorPageProps {
  readonly support?: string;
  /** Decision D2: said only when a purchase was sent. */
  readonly purchaseSent?: boolean;
  /** The error, shown in `npm run dev` only. */
  readonly words?: string;
}

/** AS-013: shown when a page cannot be rendered. */
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
        {/* In a partner's page, and in an app without an address bar, there is no other way to refresh. */}
        <button type="button" className="button" onClick={() => window.location.reload()}>Refresh the page</button>
      </div>
    </section>
  );
}
