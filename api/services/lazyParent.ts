import type { ParentWindow } from './types';

/** Loads the parent window's code at the first message; a page that is not embedded never does. Messages keep their order. */
export const lazyParent = (isNeeded: () => boolean, fetchCode: () => Promise<ParentWindow>): ParentWindow => {
  let loading: Promise<ParentWindow> | undefined;
  return {
    post(type, payload) {
      if (isNeeded()) void (loading ??= fetchCode()).then((parent) => parent.post(type, payload), () => { loading = undefined; });
    },
  };
};
