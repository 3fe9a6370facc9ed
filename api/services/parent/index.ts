import { hostEvents, type HostEvent } from './messages';
import { safeFields } from '../safeFields';
import type { ParentWindow } from '../types';
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

interface Native {
  readonly ReactNativeWebView?: { postMessage(message: string): void };
  readonly webkit?: { readonly messageHandlers?: { readonly surefoot?: { postMessage(message: unknown): void } } };
}

/** The native app around the page: React Native's bridge, or the handler `surefoot` of a WKWebView. A bridge has no origin to check. */
function nativeOf(window: Window): ((message: object) => void) | undefined {
  const { ReactNativeWebView: reactNative, webkit } = window as Window & Native;
  const handler = webkit?.messageHandlers?.surefoot;
  if (reactNative) return (message) => reactNative.postMessage(JSON.stringify(message));
  return handler && ((message) => handler.postMessage(message));
}
