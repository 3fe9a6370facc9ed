/** What environment variables may hold. A wrong one is an error in words that name it, and that never repeat what may be a secret. */
export const whole = (name: string, text: string, most: number, what: string): number => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Error(`${name} must be ${what}, not "${text}".`);
};
export const port = (name: string, text: string): number => whole(name, text, 65_535, 'a port number from 0 to 65535');
export function webAddress(name: string, text: string | undefined, example: string): string | undefined {
  if (text === undefined) return undefined;
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password) {
    throw new Error(`${name} must be an http or https address without a user, for example ${example}.`);
  }
  return text;
}

/** A `#`, `/` or `?` in a password ends the address before its `@`: what stands behind is no host, or another one. */
const isPostgres = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, hash } = new URL(text);
  return /^postgres(ql)?:$/.test(protocol) && hash === '' && (username !== '' || !text.includes('@'));
};
export function databaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || isPostgres(text)) return text;
  throw new Error('DATABASE_URL must be the address of a PostgreSQL server, for example postgres://user:password@127.0.0.1:5432/shop. '
    + 'In a password write # as %23, / as %2F, ? as %3F and @ as %40.');
}

/** Sentry's client takes a DSN without key or project for none, and says nothing. */
export function sentryDsn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const { protocol = '', username = '', password = '', pathname = '' } = URL.canParse(text) ? new URL(text) : {};
  if (password) {
    throw new Error('SENTRY_DSN must not have a secret key behind the first one, as older addresses have: every page shows it. '
      + 'Write https://key@sentry.example/1.');
  }
  if (/^https?:$/.test(protocol) && username && /\/\d+$/.test(pathname)) return text;
  throw new Error('SENTRY_DSN must be an address with a key and the number of a project, for example https://key@sentry.example/1.');
}

export function siteName(text: string | undefined): string | undefined {
  if (text === undefined || /^[\w-]+$/.test(text)) return text;
  throw new Error(`SITE must be the name of a site in letters, digits and hyphens, for example harbor, not "${text}".`);
}

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
