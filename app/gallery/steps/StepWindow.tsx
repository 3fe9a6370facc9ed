import { use, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { useShop } from '../../bootstrap/shop';
import { Shell } from '../../page/Shell';
import { usePageTitle } from '../../page/title';
import { useGalleryFlows, type GalleryFlow } from '../examples/galleryFlows';
import { proofOf } from '../proof/proof';
import { storedAnswers } from './storedAnswers';
import { ReachedStep, StepPreview } from './StepPreview';

/** One step in the frame a visitor sees, for a window of any width. */
export function StepWindow({ id, name }: { readonly id: string; readonly name: string }) {
  const { site } = useShop();
  const entry = useGalleryFlows().find((one) => one.id === id);
  usePageTitle(name, 'Gallery');
  return (
    <Shell site={site} embedded={false}>
      {entry ? <Found entry={entry} name={name} /> : <p className="g-wait">No flow is named “{id}”.</p>}
    </Shell>
  );
}

interface FoundProps { readonly entry: GalleryFlow; readonly name: string }

function Found({ entry, name }: FoundProps) {
  const { compiled } = use(proofOf(entry));
  // Every object knows the name "constructor": only the flow's own steps are meant.
  return Object.hasOwn(compiled.flow.steps, name) ? <FoundStep entry={entry} name={name} />
    : <p className="g-wait">No step of {entry.title} is named “{name}”.</p>;
}

function FoundStep({ entry, name }: FoundProps) {
  const { compiled } = use(proofOf(entry));
  const [snapshot] = useState<AnyMachineSnapshot | undefined>(() => {
    const context = storedAnswers(window.sessionStorage, entry.id, name);
    return context && compiled.machine.resolveState({ value: { [name]: 'open' }, context });
  });
  return snapshot ? <StepPreview compiled={compiled} name={name} from={snapshot} /> : <ReachedStep entry={entry} name={name} />;
}
