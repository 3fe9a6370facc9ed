const asked = new Map<unknown, Promise<unknown>>();

/** The content of a page, fetched once. After a failure it is fetched again next time. */
export function contentOf<T>(load: () => Promise<T>): Promise<T> {
  const cached = asked.get(load);
  if (cached) return cached as Promise<T>;
  const content = load();
  asked.set(load, content);
  content.catch(() => asked.delete(load));
  return content;
}
