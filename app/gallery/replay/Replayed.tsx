import { Pause, Play, RotateCcw, StepBack, StepForward } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Played } from '#engine/explore';
import { stageAddress } from '../address';
import { DeviceFrame, widths } from '../frame/DeviceFrame';
import type { ShowPath } from '../frame/messages';
import { eventWords, placeWords } from './describe';
import type { OpenedPath } from './openPath';
import { Panel } from './Panel';

/** The page of the visit with its controls, and beside it what the machine knows. */
export function Replayed({ opened }: { readonly opened: OpenedPath }) {
  const { compiled, path, played } = opened;
  const [shown, setShown] = useState<number>();
  const [width, setWidth] = useState<number>(widths[0]);
  const player = usePlayer(path.events.length, shown);
  const now = played[player.at] as Played;
  const message = useMemo((): ShowPath => ({ kind: 'show', path, events: player.at }), [path, player.at]);
  return (
    <div className="r-body">
      <section className="r-left" aria-label="Page">
        <div className="r-bar">
          <Controls player={player} events={path.events.length} />
          <div className="g-choices" role="group" aria-label="Width">{widths.map((one) =>
            <button key={one} type="button" aria-pressed={one === width} onClick={() => setWidth(one)}>{one} px</button>)}</div>
        </div>
        <p className="r-now" role="status">
          <span className="r-event">{player.at > 0 && `${player.at}. `}{eventWords(compiled, played[player.at - 1], now)}</span>{' '}
          <span className="quiet">{placeWords(now)}</span></p>
        <DeviceFrame title="The page of the visit" src={stageAddress} width={width} message={message}
          onMessage={(told) => { if (told.kind === 'shown') setShown(told.events); }} />
      </section>
      <Panel opened={opened} at={player.at} goTo={player.goTo} />
    </div>
  );
}

function Controls({ player, events }: { readonly player: Player; readonly events: number }) {
  const { at, isPlaying, speed, goTo, play, setSpeed } = player;
  return (
    <div className="s-tools r-controls" role="group" aria-label="Replay">
      <button type="button" className="button small" onClick={() => play(!isPlaying)}>
        {isPlaying ? <><Pause size={18} aria-hidden />Pause</> : <><Play size={18} aria-hidden />Play</>}</button>
      <button type="button" className="button line small" aria-disabled={at === 0} onClick={() => goTo(at - 1)}>
        <StepBack size={18} aria-hidden />Back</button>
      <button type="button" className="button line small" aria-disabled={at === events} onClick={() => goTo(at + 1)}>
        <StepForward size={18} aria-hidden />Step</button>
      <button type="button" className="button line small" aria-disabled={at === 0} onClick={() => goTo(0)}>
        <RotateCcw size={18} aria-hidden />Start over</button>
      <label>Speed <select value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
        {speeds.map((one) => <option key={one} value={one}>{one === 1 ? '1 event' : `${one} events`} a second</option>)}</select></label>
    </div>
  );
}

/** Events a second. */
const speeds = [0.5, 1, 2, 5] as const;

/** Where a replay is, and how it goes on. */
interface Player {
  /** How many events have happened. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  goTo(at: number): void;
  play(isPlaying: boolean): void;
  setSpeed(speed: number): void;
}

/** A player of so many events. It waits for the page: the next event comes when the last one is `shown`. */
function usePlayer(events: number, shown: number | undefined): Player {
  const [at, setAt] = useState(0);
  const [isPlaying, play] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const runs = isPlaying && at < events;
  useEffect(() => {
    if (!runs || shown !== at) return undefined;
    const timer = setTimeout(() => setAt(at + 1), 1000 / speed);
    return () => clearTimeout(timer);
  }, [runs, shown, at, speed]);
  return {
    at, isPlaying: runs, speed, setSpeed,
    goTo: (wanted) => { play(false); setAt(Math.max(0, Math.min(wanted, events))); },
    play: (isWanted) => { if (isWanted && at === events) setAt(0); play(isWanted); },
  };
}
