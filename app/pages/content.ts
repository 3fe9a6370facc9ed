const asked = new Map<unknown, Promise<unknown>>();

/** The words of a page: fetched once. Those that did not come are asked for again next time. */
export function contentOf<T>(load: () => Promise<T>): Promise<T> {
  const known = asked.get(load);
  if (known) return known as Promise<T>;
  const content = load();
  asked.set(load, content);
  content.catch(() => asked.delete(load));
  return content;
}
