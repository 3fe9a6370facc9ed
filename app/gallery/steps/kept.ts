import type { Context } from '#engine';

const key = 'surefoot.gallery.step';

/** Keeps answers for the window that is about to open: it gets a copy of this window's storage. */
export function keep(storage: Storage, flow: string, step: string, context: Context): void {
  try {
    storage.setItem(key, JSON.stringify({ flow, step, context }));
  } catch {
    // Without storage the new window looks for answers itself.
  }
}

/** The answers kept for a step, if they are for this one. */
export function kept(storage: Pick<Storage, 'getItem'>, flow: string, step: string): Context | undefined {
  try {
    const found = JSON.parse(storage.getItem(key) ?? 'null') as { readonly flow: string; readonly step: string; readonly context: Context } | null;
    return found?.flow === flow && found.step === step ? found.context : undefined;
  } catch {
    return undefined;
  }
}
