/** Found out when the card is looked at (at /methods), with the provider's public wording. */
export const refusedAtMethod: Readonly<Partial<Record<string, string>>> = {
  incorrect_cvc: "Your card's security code is incorrect.",
  expired_card: 'Your card has expired.',
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
};
/** Found out when money is asked for (at purchase). */
export const refusedAtCharge: Readonly<Partial<Record<string, string>>> = {
  declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  lost_card: 'Your card was declined.',
};
