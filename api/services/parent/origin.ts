/** The exact origin of the page around us, read once, before anything navigates; undefined when the browser does not say. */
export const parentOrigin = (window: Window): string | undefined => {
  if (window.parent === window) return undefined;
  const told = window.location.ancestorOrigins?.[0] ?? window.document.referrer;
  try {
    const { origin } = new URL(told);
    return origin === 'null' ? undefined : origin;
  } catch {
    return undefined;
  }
};

const source = /^(https?):\/\/(\*\.)?([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d+|\*))?\/?$/i;
const defaultPort: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** Does an entry of `frame_ancestors` (an origin, `https://*.host`, `http://host:*`) cover this origin? The same reading as the browser's. */
export const covers = (entry: string, origin: string): boolean => {
  const match = source.exec(entry.trim());
  if (!match) return false;
  const [, scheme = '', wild, host = '', port] = match;
  const { protocol, hostname, port: givenPort } = new URL(origin);
  if (protocol !== `${scheme.toLowerCase()}:`) return false;
  const wanted = host.toLowerCase();
  if (wild ? !hostname.endsWith(`.${wanted}`) : hostname !== wanted) return false;
  const given = givenPort || defaultPort[scheme.toLowerCase()];
  return port === '*' || (port ?? defaultPort[scheme.toLowerCase()]) === given;
};
