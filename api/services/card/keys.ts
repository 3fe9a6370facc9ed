/** The key that selects the stand-in; no real key looks like it. */
export const sandboxKey = 'pk_sandbox_local';
