import { createContext } from 'react';
import type { Frame } from '#flows/types';

/** The links around the page that shows; the router knows them. */
export const FrameContext = createContext<Frame | undefined>(undefined);
