import type { ParentWindow } from './types';

/** The page around us, before the code that talks to it has arrived; where nothing is around us it is never fetched. Messages keep their order. */
export const lazyParent = (isNeeded: () => boolean, fetchCode: () => Promise<ParentWindow>): ParentWindow => {
  let loading: Promise<ParentWindow> | undefined;
  return {
    post(type, payload) {
      if (isNeeded()) void (loading ??= fetchCode()).then((parent) => parent.post(type, payload), () => { loading = undefined; });
    },
  };
};
