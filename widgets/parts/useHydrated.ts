import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
/** Does the page's script answer? Not yet in what the server has drawn: a control that cannot answer is disabled there. */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false);
