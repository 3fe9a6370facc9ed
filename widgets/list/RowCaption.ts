import { createContext } from 'react';

/** The caption of the row around a field: 'Claim 2'. */
export const RowCaption = createContext<string | undefined>(undefined);
