import type { Config } from 'dompurify';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;
interface Rules {
  readonly createHTML?: (html: string) => string;
  readonly createScriptURL?: (url: string) => string | null;
}
interface Factory { createPolicy(name: string, rules: Rules): Policy }

/** A Trusted Types policy; none in browsers without them. The Content-Security-Policy names those that there may be (server/csp.ts). */
export const createPolicy = (name: string, rules: Rules): Policy | undefined =>
  (globalThis as { readonly trustedTypes?: Factory }).trustedTypes?.createPolicy(name, rules);
