/**
 * S3: an address from the server may become a link only when it is https, or a path of our own origin.
 * For everything else (javascript:, data:, //host, hidden line breaks, user names) there is no link.
 */
export function safeUrl(address: unknown): string | undefined {
  if (typeof address !== 'string' || /[\s\p{Cc}\\]/u.test(address)) return undefined;
  if (/^\/(?!\/)/u.test(address)) return address;
  if (!/^https:\/\/[^/]/iu.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.username || url.password ? undefined : url.href;
}
