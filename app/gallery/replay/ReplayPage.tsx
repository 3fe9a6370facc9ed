import { useCallback, useEffect, useState } from 'react';
import { readPathFile, type PathFile } from '#engine/explore';
import { useShop } from '../../bootstrap/shop';
import { usePageTitle } from '../../page/title';
import '../studio/studio.css';
import './replay.css';
import { openPath, type OpenedPath } from './openPath';
import { pathLink, pathOfLink } from './pathLink';
import { Replayed } from './Replayed';

type Read = { readonly path: PathFile } | { readonly problem: string };

/** A path of the prover, from the address or from a file, played in the real page. */
export function ReplayPage() {
  usePageTitle('Replay', 'Gallery');
  const { opened, problem, open } = useOpened();
  const openFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = readPathFile(await file.text());
    // The address is the path's from now on: it can be passed on.
    if ('path' in read) window.history.replaceState(window.history.state, '', await pathLink(read.path));
    await open(read);
  };
  return (
    <div className="r">
      <div className="s-head">
        <div>
          <h1 tabIndex={-1}>{opened?.path.name ?? 'Replay'}</h1>
          <p className="small quiet">
            {opened ? wordsOf(opened) : 'A path of the prover, in the real page.'}</p>
        </div>
        <label className="button line small r-open">Open a file
          <input type="file" accept=".json,application/json" onChange={({ target }) => { void openFile(target.files?.[0]); }} /></label>
      </div>
      {opened?.path.problem !== undefined && <p className="s-note">{opened.path.problem}</p>}
      {problem !== undefined && <p className="g-wait r-problem" role="alert">{problem}</p>}
      {!opened && problem === undefined && <p className="g-wait">Open a file that <code>npm run prove -- LINE --save DIR</code> has
        written, or an address that it prints.</p>}
      {opened && <Replayed key={`${opened.path.name} ${opened.path.events.length}`} opened={opened} />}
    </div>
  );
}

const wordsOf = ({ entry, path }: OpenedPath): string =>
  `${entry.title}${path.draft ? ', a draft' : ''}, ${path.events.length === 1 ? 'one event' : `${path.events.length} events`}`;

/** The path that shows, and what is wrong with the one that was asked for last. */
function useOpened() {
  const { allLines } = useShop();
  const [state, setState] = useState<{ readonly opened?: OpenedPath; readonly problem?: string }>({});
  const open = useCallback(async (read: Read | undefined): Promise<void> => {
    if (!read) return;
    const found = 'path' in read ? await openPath(allLines, read.path) : read;
    setState('problem' in found ? { problem: found.problem } : { opened: found });
  }, [allLines]);
  useEffect(() => {
    const stopped = new AbortController();
    const follow = (): void => { void pathOfLink(window.location.hash).then(open); };
    window.addEventListener('hashchange', follow, { signal: stopped.signal });
    follow();
    return () => stopped.abort();
  }, [open]);
  return { ...state, open };
}
