/** Who may draw the card fields, unless the shop says otherwise: this machine. */
export const localShops = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*'] as const;

/** The card origin's own strict policy. Its script is for the shop's page, hence cross-origin. */
export const headersFor = (contentType: string, frameAncestors: readonly string[]): Record<string, string> => ({
  'content-type': contentType,
  'content-security-policy': [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "base-uri 'none'", "form-action 'none'",
    // Its fields have the typeface of the page around them.
    `font-src ${frameAncestors.join(' ') || "'none'"}`,
    `frame-ancestors ${frameAncestors.join(' ') || "'none'"}`,
  ].join('; '),
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});
