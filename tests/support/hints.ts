import type { SandboxHints } from '#api/services/config';

/** What the server of a sandboxed shop sends. */
export const sandboxHints: SandboxHints = {
  notice: { label: 'Sandbox', text: 'No card is charged.' }, events: '/sandbox/events', reports: '/sandbox/reports',
};
