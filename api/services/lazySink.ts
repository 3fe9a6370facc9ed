type Sink<Message> = (message: Message) => unknown;

/**
 * A sink that is loaded at the first message. A message for which it cannot be loaded goes to the twin, and the next one loads it again.
 * `onFailure` hears of the first failure alone: a blocked provider is no news with every message (T7).
 */
export const lazySink = <Message>(load: () => Promise<Sink<Message>>, twin?: Sink<Message>, onFailure?: (error: unknown) => void) => {
  let loading: Promise<Sink<Message> | undefined> | undefined;
  let hasFailed = false;
  return (message: Message): void => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      if (!hasFailed) onFailure?.(error);
      hasFailed = true;
      return twin;
    });
    void loading.then((sink) => sink?.(message)).catch(() => undefined);
  };
};
