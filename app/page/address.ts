import { createContext, useContext } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';

/** The address that the server draws a page for; a browser has its own. */
interface DrawnAddress { readonly path: string; readonly search: string }
export const DrawnAddressContext = createContext<DrawnAddress | undefined>(undefined);

export const usePath = (): string => usePathname({ ssrPath: useContext(DrawnAddressContext)?.path });
export const useQuery = (): string => useSearch({ ssrSearch: useContext(DrawnAddressContext)?.search });
