type Sink<Message> = (message: Message) => unknown;

/** A sink that is loaded at the first message. If it cannot be loaded, messages go to the twin. */
export const lazySink = <Message>(load: () => Promise<Sink<Message>>, twin?: Sink<Message>, onFailure?: (error: unknown) => void) => {
  let loading: Promise<Sink<Message> | undefined> | undefined;
  return (message: Message): void => {
    loading ??= load().catch((error: unknown) => {
      onFailure?.(error);
      return twin;
    });
    void loading.then((sink) => sink?.(message)).catch(() => undefined);
  };
};
