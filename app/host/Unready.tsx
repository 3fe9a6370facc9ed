import { RotateCw } from 'lucide-react';
import type { FlowEvent, View } from '#engine';
import { FlagBadge } from '../illustrations/FlagBadge';
import { BackButton } from '../parts/Actions';
import { Heading } from '../parts/Heading';

interface UnreadyProps {
  readonly back: View['back'];
  readonly send: (event: FlowEvent) => void;
}

/** The calls on entering a step failed: nothing of it can be shown, and they can be repeated. */
export function Unready({ back, send }: UnreadyProps) {
  return (
    <section className="screen">
      <div className="sheet step message">
        <FlagBadge />
        <Heading>We could not load this page</Heading>
        <p className="quiet">Your answers are safe. Please try again in a moment.</p>
        <button type="button" className="button" onClick={() => send({ type: 'REFRESH' })}>
          <RotateCw size={20} aria-hidden />
          Try again
        </button>
        {back !== false && <BackButton busy={false} onBack={() => send({ type: 'BACK' })} />}
      </div>
    </section>
  );
}
