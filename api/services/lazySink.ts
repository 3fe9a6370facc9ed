import { loadedOnce } from '#engine/loadedOnce';

type Sink<Message> = (message: Message) => unknown;

/**
 * A sink that is loaded at the first message. A message for which it cannot be loaded goes to the twin, and the next one loads it again.
 * `onFailure` hears of the first failure alone: a blocked provider is no news with every message (T7).
 */
export const lazySink = <Message>(load: () => Promise<Sink<Message>>, twin?: Sink<Message>, onFailure?: (error: unknown) => void) => {
  const loaded = loadedOnce(load);
  let hasFailed = false;
  const twinAfter = (error: unknown): Sink<Message> | undefined => {
    if (!hasFailed) onFailure?.(error);
    hasFailed = true;
    return twin;
  };
  return (message: Message): void => void loaded().catch(twinAfter).then((sink) => sink?.(message)).catch(() => undefined);
};
