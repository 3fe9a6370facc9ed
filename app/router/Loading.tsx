import { Frame } from '../host/Frame';
import { Skeleton } from '../parts/Skeleton';

/** The frame of a page whose content is on its way. `still`: nothing is coming, the frame is all there is (S-62). */
export function Loading({ still = false }: { readonly still?: boolean }) {
  return (
    <Frame>
      {!still && <section className="screen"><div className="sheet step"><output className="sr-only">Loading</output><Skeleton /></div></section>}
    </Frame>
  );
}
