/** The card provider's public test numbers, by what happens to them. */
export const cards = {
  visa: '4242424242424242', declined: '4000000000000002', expired: '4000000000000069', wrongCode: '4000000000000127',
  wrongNumber: '4242424242424241',
} as const;

/** Why nothing can be paid yet: the provider's frames tell the page of what is typed there, a moment after the last digit. */
export const cardNeeded = /^Still needed: (.*, )?card(,|$)/;

/** What `typesCard` types, however it is put down: number, expiry, code. Four digits alone say nothing: an id may hold them by chance. */
export const typedCard = /4242[ -]?4242|12 ?\/ ?(20)?30|["\\](1230|123)["\\]/;
