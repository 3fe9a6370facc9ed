import type { Context } from '#engine';

const key = 'surefoot.gallery.step';

/** Stores answers for a window that is about to open: it gets a copy of this window's storage. */
export function storeAnswers(storage: Storage, flow: string, step: string, context: Context): void {
  try {
    storage.setItem(key, JSON.stringify({ flow, step, context }));
  } catch {
    // Without storage the new window lets the prover find answers.
  }
}

export function storedAnswers(storage: Pick<Storage, 'getItem'>, flow: string, step: string): Context | undefined {
  try {
    const found = JSON.parse(storage.getItem(key)
      ?? 'null') as { readonly flow: string; readonly step: string; readonly context: Context } | null;
    return found?.flow === flow && found.step === step ? found.context : undefined;
  } catch {
    return undefined;
  }
}
