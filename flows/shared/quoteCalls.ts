/** The calls of the quote service before the purchase, and what they give. */
export const quoteCalls = {
  createQuote: { gives: ['quote', 'purchase'] },
  updateQuote: { gives: ['quote'] },
  quotePlans: { gives: ['plans', 'purchase'] },
  checkout: { gives: ['checkout', 'quote'] },
  createPaymentMethod: { gives: ['paymentMethod'] },
  attachMethod: { gives: ['quote'] },
} as const;

/** The same for what is insured one by one: the list of it, and where a removed entry stands. */
export const entryCalls = (list: string, removed: string) => ({
  saveEntry: { gives: ['quote', list] },
  removeEntry: { gives: ['quote', list, removed] },
});

/** A quote that is not theirs any more, because the account's token is gone: the next update begins another one. */
export const forgetLostQuote = {
  of: 'error',
  when: {
    'error.code': { const: 'quote_not_found' },
    'error.call': { enum: ['updateQuote', 'saveEntry', 'removeEntry', 'quotePlans', 'checkout'] },
  },
  clear: ['quote'],
} as const;
