/** Whole purchases at the server: a card's token, the payment method, the price, the order; each by another visitor with another card. */
import { randomUUID } from 'node:crypto';

const base = '/api/partner/v1';
const line = `${base}/protections/rental-car`;
const card = {
  key: 'pk_sandbox_local', number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123', holder: { name: 'Ines Okafor' },
};
const buyer = { first_name: 'Ines', last_name: 'Okafor', email: 'ines@example.com' };
const address = { line1: '48 Alder Street', city: 'Columbus', state_or_region: 'OH', postal: '43215', country_code: 'US' };
const dayFromNow = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const details = () => ({
  rental_company_name: 'Hertz', rental_started: dayFromNow(3), rental_ended: dayFromNow(9),
  drivers: [{ firstName: 'Ines', lastName: 'Okafor', isMainDriver: true, email: buyer.email, phone: '+12125550123' }],
});

const rental = () => ({
  plan_id: 'rental-standard', details: details(), rating_address: address, email: buyer.email, phone_number: '+12125550123',
});
/** A request for a price, which the sandbox stores as a quote. */
export const quote = () => ({ method: 'POST', path: `${line}/checkout`, body: rental() });

/** `send` posts to the shop or its card origin, and resolves with the status and the answer as text. */
export async function buy(shop, send, visitor) {
  const post = async (path, body, more = {}) => {
    const { status, text } = await send(shop, { method: 'POST', path, body, visitor, keepsText: true, ...more });
    if (status >= 400) throw new Error(`${path} answered ${status}: ${text}`);
    return JSON.parse(text);
  };
  const origin = `http://127.0.0.1:${shop.cardPort}`;
  const token = await post('/v1/tokens', card, { port: shop.cardPort, headers: { origin, authorization: '' } });
  const method = await post(`${base}/methods`, { ...buyer, token: token.id });
  const price = await post(quote().path, quote().body);
  await post(`${line}/purchase`, {
    ...rental(), ...buyer, payment_method_id: method.public_id, quote_id: price.quote.id, revenue: price.totals.grandtotal, metadata: {},
  }, { headers: { 'x-unique-key': randomUUID() } });
}
