import { useShop } from '../bootstrap/shop';
import { Shell } from '../parts/Shell';
import { Skeleton } from '../parts/Skeleton';

/** The frame of a page whose content is on its way. `still`: nothing is coming, the frame is all there is (S-62). */
export function Loading({ still = false }: { readonly still?: boolean }) {
  const { site, embedded, config, partner } = useShop();
  return (
    <Shell site={site} embedded={embedded} sandboxed={config.sandboxed} support={partner?.email}>
      {!still && <section className="screen"><div className="sheet step"><output className="sr-only">Loading</output><Skeleton /></div></section>}
    </Shell>
  );
}
