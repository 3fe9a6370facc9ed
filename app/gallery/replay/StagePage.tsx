import { useEffect, useState } from 'react';
import { useShop, type Shop } from '../../bootstrap/shop';
import { preloadStep } from '../../host/screens';
import { StepView, type DrawnFlow } from '../../host/StepPage';
import { Loading } from '../../parts/Skeleton';
import { FramedShop, tell, useShow } from '../frame/FramedShop';
import type { ShowPath } from '../frame/messages';
import { quietShop } from '../quietShop';
import { openPath, type OpenedPath } from './openPath';

const nothing = (): void => undefined;

interface Scene { readonly number: number; readonly events: number; readonly inUse: DrawnFlow }

/** The page of a visit that is replayed: the real screens with the states of the path. What somebody types here changes nothing. */
export function StagePage() {
  const outer = useShop();
  const [shop] = useState(() => stageShop(outer));
  const [scene, setScene] = useState<Scene>();
  const [show] = useState(() => createDirector(shop, setScene));
  // In this frame no script moves the focus or scrolls the page around it: both would leave the replay's controls at every step.
  useEffect(() => {
    HTMLElement.prototype.focus = nothing;
    Element.prototype.scrollIntoView = nothing;
  }, []);
  useShow(show);
  return scene ? <FramedShop shop={shop} number={scene.number}><Shown scene={scene} /></FramedShop> : <Loading />;
}
function Shown({ scene: { inUse, events } }: { readonly scene: Scene }) {
  useEffect(() => tell({ kind: 'shown', events }), [events]);
  return <StepView inUse={inUse} view={inUse.run.view()} send={nothing} />;
}

/** Nothing of a replay is sent: how its calls end stands in the path. */
const stageShop = (shop: Shop): Shop => ({ ...quietShop(shop), http: { send: () => new Promise(nothing) } });

/** Shows the last scene that was asked for. */
function createDirector(shop: Shop, show: (scene: Scene) => void): (message: ShowPath) => Promise<void> {
  let opened: Promise<OpenedPath | { readonly problem: string }> | undefined;
  let of = '';
  let asked = 0;
  let number = 0;
  return async ({ path, events }) => {
    const mine = (asked += 1);
    const text = JSON.stringify(path);
    if (of !== text) {
      opened = openPath(shop.allLines, path);
      number += 1;
    }
    of = text;
    try {
      const found = await opened;
      if (!found || 'problem' in found) return tell({ kind: 'failed', problem: found?.problem ?? '' });
      // This frame's own clock: what a field allows is what it allows in the path.
      Date.now = () => Date.parse(path.at);
      const scene = { number, events, inUse: inUseAt(found, events) };
      await preloadStep(found.compiled.flow, scene.inUse.run.view().step);
      if (mine === asked) show(scene);
    } catch (error) {
      tell({ kind: 'failed', problem: String(error) });
    }
  };
}

/** The flow as a page uses it, at rest in one state of the path. */
function inUseAt({ compiled, played }: OpenedPath, events: number): DrawnFlow {
  const { snapshot } = played[Math.min(events, played.length - 1)] as OpenedPath['played'][number];
  return { flow: compiled.flow, run: { view: () => compiled.view(snapshot) } };
}
