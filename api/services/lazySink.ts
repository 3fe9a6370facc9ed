type Sink<Message> = (message: Message) => unknown;

/** A sink that is loaded at the first message. One that cannot be loaded then goes to the twin, and the next message loads it again. */
export const lazySink = <Message>(load: () => Promise<Sink<Message>>, twin?: Sink<Message>, onFailure?: (error: unknown) => void) => {
  let loading: Promise<Sink<Message> | undefined> | undefined;
  return (message: Message): void => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      onFailure?.(error);
      return twin;
    });
    void loading.then((sink) => sink?.(message)).catch(() => undefined);
  };
};
