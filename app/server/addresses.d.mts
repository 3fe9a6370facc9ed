import type { Running } from './entry';

interface About { readonly isDevelopment: boolean; readonly seconds: number }
export function addresses(running: Running | undefined, about: About): readonly string[];
