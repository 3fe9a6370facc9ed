/** SV-056, S-10: an amount that our people look after. */
export const vip = {
  title: 'You qualify for Sure\'s VIP service!',
  message: 'Amounts above {limit} are looked after by our VIP team. Call or text them at {support_phone}.',
} as const;
