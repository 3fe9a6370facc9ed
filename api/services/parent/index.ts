import { hostEvents } from '../events';
import { safeFields } from '../safeFields';
import type { ParentWindow } from '../types';
import { covers, parentOrigin } from './origin';

export interface ParentOptions {
  readonly window?: Window;
  readonly embedded: () => boolean;
  /** The site's `frame_ancestors`. */
  readonly allowed: () => readonly string[];
}
type Native = { readonly ReactNativeWebView?: { postMessage(message: string): void } };

/** AN-009, S5: listed events with listed fields, to the exact origin of an allowed page around us, and to a native app. */
export const createParentWindow = ({ window = globalThis.window, embedded, allowed }: ParentOptions): ParentWindow => {
  const origin = window && parentOrigin(window);
  return {
    post(type, payload) {
      const listed = Object.hasOwn(hostEvents, type) ? hostEvents[type] : undefined;
      if (!listed || !window) return;
      const message = { source: 'surefoot', type, payload: safeFields(payload, listed) };
      if (origin && embedded() && allowed().some((entry) => covers(entry, origin))) window.parent.postMessage(message, origin);
      // React Native's bridge has no origin: it gets no more than the listed fields.
      (window as Window & Native).ReactNativeWebView?.postMessage(JSON.stringify(message));
    },
  };
};
