import { navigate } from 'wouter/use-browser-location';

/** Leads on to another path of the shop, in the present entry of the history: its query (S-61) and its state travel on. */
export const redirect = (path: string): void =>
  navigate(path + window.location.search, { replace: true, state: window.history.state as unknown });
