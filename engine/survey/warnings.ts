/** Told of what the partner sent and we do not know: never to the visitor, once each (S-03). */
export type OnWarning = (message: string) => void;

/** Says each message once. What the partner can make up is endless, so the memory of it is not. */
export function withoutRepeats(say: OnWarning): OnWarning {
  const said = new Set<string>();
  return (message) => {
    if (said.has(message) || said.size > 1000) return;
    said.add(message);
    say(message);
  };
}

export const warnOnce: OnWarning = withoutRepeats((message) => console.warn(message));
/** A name in a message: short, whatever was sent. */
export const quote = (name: string): string => JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name);
