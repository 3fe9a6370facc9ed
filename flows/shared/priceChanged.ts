/** I17: another price than the one shown is worked out anew where it is paid (`refresh`), and looked at before it is paid. */
export const priceChanged = { of: 'error', when: { 'error.code': { const: 'price_changed' } }, stale: ['checkout'] } as const;
