/** An analytics event or an error report of the page, as it came. */
export interface Collected { readonly id: number; readonly at: string; readonly client?: string; readonly body: unknown }
const capacity = 500;

/** The last 500, in memory. */
export function createCollected(now: () => number = () => Date.now()) {
  let next = 1;
  let items: readonly Collected[] = [];
  return {
    add(bodies: readonly unknown[], client: string | undefined): void {
      const at = new Date(now()).toISOString();
      const added = bodies.slice(-capacity).map((body) => ({ id: next++, at, client, body }));
      items = [...items, ...added].slice(-capacity);
    },
    /** Oldest first. */
    list: ({ client, after = 0 }: { readonly client?: string; readonly after?: number } = {}): readonly Collected[] =>
      items.filter((item) => item.id > after && (client === undefined || item.client === client)),
    clear(client?: string): void {
      items = client === undefined ? [] : items.filter((item) => item.client !== client);
    },
  };
}
export type CollectedStore = ReturnType<typeof createCollected>;
