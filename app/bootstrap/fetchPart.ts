const got = new Map<string, Promise<void>>();

/**
 * What the build calls before each `import()` with the files it needs (vite.config.ts). They are fetched as plain files first: a module
 * that the browser could not have stays lost until the page is loaded anew, a file can be fetched again when the line is back (I13).
 */
export async function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(fetchFile));
  return load();
}

function fetchFile(file: string): Promise<void> {
  let now = got.get(file);
  if (!now) {
    const href = `/${file}`;
    // The first page's own files are in its HTML.
    const isThere = document.querySelector(`[href="${href}"],[src="${href}"]`) !== null;
    now = isThere ? Promise.resolve() : file.endsWith('.css') ? styled(href) : kept(href);
    got.set(file, now);
    now.catch(() => got.delete(file));
  }
  return now;
}

/** In the browser's cache, where `import()` finds it. A preload link would not do: one that failed is not made again. */
async function kept(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`Could not fetch ${href}: ${answer.status}`);
  await answer.arrayBuffer();
}

function styled(href: string): Promise<void> {
  const { nonce } = document.querySelector<HTMLElement>('meta[property=csp-nonce]') ?? {};
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', nonce, href });
  return new Promise((done, lost) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      lost(new Error(`Could not fetch ${href}`));
    };
    document.head.append(link);
  });
}
