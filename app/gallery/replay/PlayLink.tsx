import { useEffect, useState } from 'react';
import type { PathFile } from '#engine/explore';
import { Play } from 'lucide-react';
import { pathLink } from './pathLink';

interface PlayLinkProps { readonly file: PathFile; readonly className?: string }

/** Plays a path in the real page, in a window of its own: what somebody is writing here stays. */
export function PlayLink({ file, className }: PlayLinkProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isAsked = true;
    void pathLink(file).then((made) => { if (isAsked) setAddress(made); });
    return () => { isAsked = false; };
  }, [file]);
  return (
    <a className={className} href={address} target="_blank" rel="noopener">
      <Play size={16} aria-hidden />Play it in the page<span className="sr-only"> (opens in a new window)</span></a>
  );
}
