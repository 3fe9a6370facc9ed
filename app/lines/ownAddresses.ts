/** What the server answers without a page, by the first segment of the path. */
const services = ['api', 'assets', 'documents', 'embed.js', 'healthz', 'line-files', 'sandbox'];
/** Pages that belong to no line (router/match.ts). */
const pages = ['embed', 'gallery', 'login', 'start'];

/** A line with such a base would never be seen. */
export const ownSegments: readonly string[] = [...services, ...pages];
export const isService = (address: string): boolean => services.includes(/^\/([^/?#]*)/.exec(address)?.[1] ?? '');
