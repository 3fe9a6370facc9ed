import { expect, it } from 'vitest';
import { factsOf } from './facts';

it('are the account without its number, the landing’s address and the query (RN-016, RN-052)', () => {
  const account = { email: 'ines@example.com', id: 'acc_1', firstName: 'Ines', phone: '5551234567' };
  expect(factsOf({ account }, { city: 'Columbus' }, { fromLanding: true, landing: { streetAddress: '1 High St' } })).toEqual({
    account: { email: 'ines@example.com', firstName: 'Ines', phone: '5551234567' },
    landing: { streetAddress: '1 High St' },
    query: { city: 'Columbus' },
    site: {},
  });
});
it('are of the account’s phone the last ten digits, however the page around us writes it (RN-051, S-14)', () => {
  const phoneIn = (phone: string) => factsOf({ account: { email: 'ines@example.com', phone } }, {}, null).account.phone;
  expect(['+15551234567', '+1 (555) 123-4567', '5551234567', 'none'].map(phoneIn))
    .toEqual(['5551234567', '5551234567', '5551234567', undefined]);
});
it('are empty for a stranger, and for an entry that somebody else wrote', () => {
  for (const state of [
    null,
    undefined,
    'x',
    { landing: null },
    { landing: 'x' },
    { landing: { streetAddress: 7 } },
    { landing: { city: 'Rome' } },
  ])
    expect(factsOf({}, {}, state)).toEqual({ account: {}, landing: {}, query: {}, site: {} });
});
it('are the site’s title and the codes of its lines', () => {
  const site = { title: 'Surefoot', verticals: ['renters', { code: 'rental_car' }], settings: {} };
  expect(factsOf({ site }, {}, null).site).toEqual({ title: 'Surefoot', verticals: ['renters', 'rental_car'] });
});
