import { createContext } from 'react';

/** What the row is called in which a field stands: 'Claim 2'. */
export const RowCaption = createContext<string | undefined>(undefined);
