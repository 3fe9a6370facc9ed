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

/**
 * A shop that could not start knows no site, so it cannot ask whom the site allows. It says a code and nothing else, and the browser shows
 * an embed route only in pages that the site allows (S6).
 */
const saidWithoutSite: HostEvent = 'startup-failed';

/** AN-009, S5: listed events with listed fields, to the exact origin of an allowed page around us, and to a native app. */
export const createParentWindow = ({ window = globalThis.window, embedded, allowed }: ParentOptions): ParentWindow => {
  const origin = window && parentOrigin(window);
  return {
    post(type: HostEvent, payload) {
      if (!window || !Object.hasOwn(hostEvents, type)) return;
      const message = { source: 'surefoot', type, payload: safeFields(payload, hostEvents[type]) };
      const mayHear = (to: string): boolean => type === saidWithoutSite || allowed().some((entry) => covers(entry, to));
      if (origin && embedded() && mayHear(origin)) window.parent.postMessage(message, origin);
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
