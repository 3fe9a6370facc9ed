/** What environment variables may hold. A wrong one is an error in words that name it, and that never repeat what may be a secret. */
export const whole = (name: string, text: string, most: number, what: string): number => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Error(`${name} must be ${what}, not "${text}".`);
};
export const port = (name: string, text: string): number => whole(name, text, 65_535, 'a port number from 0 to 65535');
export const webAddress = (name: string, text: string | undefined): string | undefined => {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`${name} must be an http or https address, not "${text}".`);
  }
  return text;
};

/** The address to listen on, as browsers write it; none where it stands for all. */
export const ownAddress = (host: string): readonly string[] =>
  (host === '0.0.0.0' || host === '::' ? [] : [host.includes(':') ? `[${host}]` : host.toLowerCase()]);
export const hostNames = (name: string, text = ''): readonly string[] => {
  const hosts = text.toLowerCase().split(/[\s,]+/).filter(Boolean);
  const wrong = hosts.find((host) => !/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host));
  if (wrong !== undefined) throw new Error(`${name} must be host names without a port, with commas between them, not "${wrong}".`);
  return hosts;
};

/** The key stands in the HTML of every page, so a secret one must never get there, nor into the terminal. */
export function stripeKey(text: string | undefined, isReal: boolean): string | undefined {
  if (text === undefined) return undefined;
  if (!text.startsWith('pk_')) {
    throw new Error('STRIPE_PUBLISHABLE_KEY must be a publishable key, which begins with pk_: every page shows it. '
      + 'Never set a secret key here.');
  }
  if (!isReal && text.startsWith('pk_live_')) {
    throw new Error('STRIPE_PUBLISHABLE_KEY is a live key, but PARTNER_API_URL is not set: the sandbox sells nothing real and must not '
      + 'take real cards. Set PARTNER_API_URL, or a key that begins with pk_test_.');
  }
  return text;
}
