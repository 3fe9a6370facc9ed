/** How a test card behaves when it is charged. */
export type Behaviour = 'success' | 'declined' | 'insufficient_funds' | 'lost_card' | 'expired_card' | 'incorrect_cvc' | 'processing_error';

/** Stripe's public test numbers. Any other number is refused here: it might be somebody's. */
export const testCards: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': 'success',
  '4000056655665556': 'success',
  '5555555555554444': 'success',
  '2223003122003222': 'success',
  '5200828282828210': 'success',
  '378282246310005': 'success',
  '371449635398431': 'success',
  '6011111111111117': 'success',
  '3056930009020004': 'success',
  '30569309025904': 'success',
  '3566002020360505': 'success',
  '6200000000000005': 'success',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000009987': 'lost_card',
  // A stolen card is declined in the words of a lost one.
  '4000000000009979': 'lost_card',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
};
