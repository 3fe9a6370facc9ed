/** A sink that is loaded at the first message. Messages wait for it in order; when it cannot be had they go to the twin, and that is told once. */
export const lazySink = <Message>(load: () => Promise<(message: Message) => unknown>, instead: ((message: Message) => unknown) | undefined, onFailure?: (error: unknown) => void) => {
  let loading: Promise<((message: Message) => unknown) | undefined> | undefined;
  return (message: Message): void => {
    loading ??= load().catch((error: unknown) => {
      onFailure?.(error);
      return instead;
    });
    void loading.then((sink) => sink?.(message)).catch(() => undefined);
  };
};
