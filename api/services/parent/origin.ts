/** The exact origin of the page around us, read once, before anything navigates; undefined when the browser does not say. */
export const parentOrigin = (window: Window): string | undefined => {
  if (window.parent === window) return undefined;
  const address = window.location.ancestorOrigins?.[0] ?? window.document.referrer;
  try {
    const { origin } = new URL(address);
    return origin === 'null' ? undefined : origin;
  } catch {
    return undefined;
  }
};

const source = /^(https?):\/\/(\*\.)?([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d+|\*))?\/?$/i;
const defaultPort: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** Whether an entry of `frame_ancestors` (an origin, `https://*.host`, `http://host:*`) covers this origin, as the browser reads it. */
export const covers = (entry: string, origin: string): boolean => {
  const match = source.exec(entry.trim());
  if (!match) return false;
  const [, scheme = '', wildcard, host = '', port] = match;
  const { protocol, hostname, port: givenPort } = new URL(origin);
  if (protocol !== `${scheme.toLowerCase()}:`) return false;
  const wanted = host.toLowerCase();
  if (wildcard ? !hostname.endsWith(`.${wanted}`) : hostname !== wanted) return false;
  const given = givenPort || defaultPort[scheme.toLowerCase()];
  return port === '*' || (port ?? defaultPort[scheme.toLowerCase()]) === given;
};
