import { useEffect, useRef } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import type { FlowDefinition, View } from '#engine';
import { holdBack } from './backGuard';
import { isMessage } from './focus';
import type { FlowInUse } from './inUse';

/** The step behind the last part of an address. */
export const stepAt = (flow: FlowDefinition, path: string): string | undefined => Object.keys(flow.steps).find((name) => flow.steps[name]?.path === path);

/** Takes the visitor to the step of an address, or to where its door sends them. */
export function enter({ flow, run }: Pick<FlowInUse, 'flow' | 'run'>, path: string): void {
  const step = stepAt(flow, path);
  if (step !== undefined && step !== run.view().step) run.send({ type: 'GOTO', step });
}

/** Who moved since address and machine last agreed on `agreed`? */
export function whoMoved(address: string, machine: string, agreed: string | undefined): 'nobody' | 'visitor' | 'machine' {
  if (address === machine) return 'nobody';
  return address === agreed ? 'machine' : 'visitor';
}

/** The history entry before this one, when we made this one. */
const before = (): unknown => (window.history.state as { readonly before?: unknown } | null)?.before;

/**
 * The address bar follows the machine, and an address typed or gone back to goes through the door: the machine decides, and the
 * address says what came of it (RC-002, I03, I04, I06). `path` is the address as the router sees it.
 */
export function useAddress({ run, flow, entry, mount }: FlowInUse, view: View, path: string): void {
  const search = useSearch();
  const agreed = useRef<string>(undefined);
  const awaited = useRef<string>(undefined);
  const base = `${mount}/${entry.base}/`;
  useEffect(() => {
    // Read now, not when this was drawn: React may run an effect twice.
    const here = window.location.pathname;
    const addressOf = (): string => base + (flow.steps[run.view().step]?.path ?? '');
    if (!here.startsWith(base)) return;
    const target = addressOf();
    if (here === target) {
      agreed.current = here;
      awaited.current = undefined;
      return;
    }
    // We have asked the browser to go back one entry; it answers in a moment.
    if (awaited.current !== undefined && awaited.current !== here) return;
    awaited.current = undefined;
    if (whoMoved(here, target, agreed.current) === 'visitor') {
      enter({ flow, run }, here.slice(base.length));
      const now = addressOf();
      agreed.current = now;
      if (now !== here) navigate(now + search, { replace: true, state: window.history.state as unknown });
      return;
    }
    agreed.current = target;
    if (before() === target) {
      awaited.current = target;
      window.history.back();
    } else navigate(target + search, { state: { before: here } });
  }, [run, flow, base, path, search, view.step]);

  const isOpen = isMessage(view);
  const isHeld = view.call !== undefined && flow.calls[view.call]?.once !== undefined;
  useEffect(() => {
    if (!isOpen && !isHeld) return undefined;
    return holdBack(window.location.pathname + window.location.search, () => {
      if (!isHeld) run.send({ type: 'DISMISS' });
      return true;
    });
  }, [run, isOpen, isHeld, view.step]);
}
