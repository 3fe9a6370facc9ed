/** What the terminal says when the shop is up. */
const line = (name, text) => `  ${name.padEnd(16)} ${text}`;
const isLocal = (host) => ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::'].includes(host);

const inRed = (text) => `\u001B[31m${text}\u001B[39m`;
/** Every service that is not real here, and the variable that would make it so. */
const sandboxed = (settings) => [
  [!settings.partnerApiUrl, 'partner API (PARTNER_API_URL)'],
  [!settings.partnerApiUrl && !settings.stripeKey, 'cards (STRIPE_PUBLISHABLE_KEY)'],
  [!settings.mapsKey, 'maps (GOOGLE_MAPS_KEY)'],
  [!settings.sentryDsn, 'error reports (SENTRY_DSN)'],
  [!settings.segmentKey, 'analytics (SEGMENT_WRITE_KEY)'],
].filter(([is]) => is).map(([, name]) => name);

export function addresses({ port, cardPort, settings, opening }, { isDevelopment, seconds }) {
  const shop = `http://${isLocal(settings.host) ? 'localhost' : settings.host}:${port}`;
  const real = settings.partnerApiUrl;
  const offline = sandboxed(settings);
  return [
    '', `Surefoot is open${isDevelopment ? ' for development' : ''} (${seconds.toFixed(1)} s). Ctrl-C closes it.`, '',
    line('Shop', shop),
    ...(real
      ? [line('Partner API', real)]
      : [line('Gallery', `${shop}/gallery`), line('Sandbox console', `${shop}/sandbox`), line('Database', opening.storage)]),
    ...(cardPort ? [line('Card fields', `http://localhost:${cardPort} (an origin of their own)`)] : []),
    ...(real && !settings.stripeKey ? [line('Cards', 'cannot be taken: set STRIPE_PUBLISHABLE_KEY')] : []),
    ...(offline.length ? [line('Sandboxed', offline.join(', '))] : []),
    ...(real ? [] : [line('', 'Nothing real is bought and no card is charged. Test card: 4242 4242 4242 4242.')]),
    ...(opening?.warning ? ['', inRed(opening.warning), inRed(opening.reason)] : []),
  ];
}

export const siteLines = ({ port }, names) =>
  (names.length ? [line('Sites', names.map((name) => `http://${name}.localhost:${port}`).join('\n'.padEnd(20))), ''] : ['']);
