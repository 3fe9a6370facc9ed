/** What `load` gives, loaded at its first use. After a failure the next use loads it again. */
export function loadedOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    if (!loading) {
      loading = load();
      loading.catch(() => { loading = undefined; });
    }
    return loading;
  };
}
