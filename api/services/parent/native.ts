interface Native {
  readonly ReactNativeWebView?: { postMessage(message: string): void };
  readonly webkit?: { readonly messageHandlers?: { readonly surefoot?: { postMessage(message: unknown): void } } };
}

/** The native app around the page: React Native's bridge, or the handler `surefoot` of a WKWebView. A bridge has no origin to check. */
export function nativeOf(window: Window): ((message: object) => void) | undefined {
  const { ReactNativeWebView: reactNative, webkit } = window as Window & Native;
  const handler = webkit?.messageHandlers?.surefoot;
  if (reactNative) return (message) => reactNative.postMessage(JSON.stringify(message));
  return handler && ((message) => handler.postMessage(message));
}
