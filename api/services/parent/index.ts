import { hostEvents, type HostEvent } from './messages';
import { safeFields } from '../safeFields';
import type { ParentWindow } from '../types';
import { nativeOf } from './native';
import { covers, parentOrigin } from './origin';

export interface ParentOptions {
  readonly window?: Window;
  readonly embedded: () => boolean;
  /** The site's `frame_ancestors`. */
  readonly allowed: () => readonly string[];
}

/** AN-009, S5: listed events with listed fields, to the exact origin of an allowed page around us, and to a native app. */
export const createParentWindow = ({ window = globalThis.window, embedded, allowed }: ParentOptions): ParentWindow => {
  const origin = window && parentOrigin(window);
  return {
    post(type: HostEvent, payload) {
      if (!window || !Object.hasOwn(hostEvents, type)) return;
      const message = { source: 'surefoot', type, payload: safeFields(payload, hostEvents[type]) };
      if (origin && embedded() && allowed().some((entry) => covers(entry, origin))) window.parent.postMessage(message, origin);
      nativeOf(window)?.(message);
    },
  };
};
