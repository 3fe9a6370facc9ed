/** What the terminal says when the shop is up. */
const line = (name, text) => `  ${name.padEnd(16)} ${text}`;
const isLocal = (host) => ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::'].includes(host);

const inRed = (text) => `\u001B[31m${text}\u001B[39m`;
/** Every service that is not real here, with the variable that would make it so, and what it means before a real partner. */
const missing = (settings) => [
  [settings.partnerApiUrl, 'partner API (PARTNER_API_URL)'],
  [settings.stripeKey, 'cards (STRIPE_PUBLISHABLE_KEY)', 'nothing that is paid by card can be bought'],
  [settings.mapsKey, 'maps (GOOGLE_MAPS_KEY)', 'lines that look an address up cannot be sold'],
  [settings.sentryDsn, 'error reports (SENTRY_DSN)', 'errors in the page are reported to nobody'],
  [settings.segmentKey, 'analytics (SEGMENT_WRITE_KEY)', 'visits are not counted'],
].filter(([isSet]) => !isSet);
/** Before a real partner nothing stands in for them: they are off. */
function notReal(settings) {
  const all = missing(settings);
  if (all.length === 0) return [];
  return settings.partnerApiUrl
    ? all.map(([, name, then], index) => line(index === 0 ? 'Off' : '', `${name}: ${then}`))
    : [line('Sandboxed', all.map(([, name]) => name).join(', '))];
}

/** A partner's test system takes a test key; before its real one nobody could pay. */
const testKey = ({ stripeKey = '' }) =>
  (stripeKey.startsWith('pk_test_') ? [line('Test cards', 'only: STRIPE_PUBLISHABLE_KEY is a test key, and takes no real card')] : []);

export function addresses({ port, cardPort, settings, opening }, { isDevelopment, seconds }) {
  const shop = `http://${isLocal(settings.host) ? 'localhost' : settings.host}:${port}`;
  const real = settings.partnerApiUrl;
  return [
    '', `Surefoot is open${isDevelopment ? ' for development' : ''} (${seconds.toFixed(1)} s). Ctrl-C closes it.`, '',
    line('Shop', shop),
    ...(real
      ? [line('Partner API', real)]
      : [line('Gallery', `${shop}/gallery`), line('Sandbox console', `${shop}/sandbox`), line('Database', opening.storage)]),
    ...(cardPort ? [line('Card fields', `http://localhost:${cardPort} (an origin of their own)`)] : []),
    ...notReal(settings),
    ...testKey(settings),
    ...(real ? [] : [line('', 'Nothing real is bought and no card is charged. Test card: 4242 4242 4242 4242.')]),
    ...(opening?.warning ? ['', inRed(opening.warning), inRed(opening.reason)] : []),
  ];
}

export const siteLines = ({ port }, names) =>
  (names.length ? [line('Sites', names.map((name) => `http://${name}.localhost:${port}`).join('\n'.padEnd(20))), ''] : ['']);
