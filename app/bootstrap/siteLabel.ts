/** The site's name: the first label of the host, as it is (S-63). `acme.localhost:4300` → `acme`. */
export function siteLabel(host: string): string {
  if (host.startsWith('[')) return 'localhost';
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return /^\d+(\.\d+){3}$/.test(name) ? 'localhost' : (name.split('.')[0] ?? '');
}
