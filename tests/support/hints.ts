import type { SandboxHints } from '#api/services/config';

/** As the server of a sandboxed shop says it. */
export const sandboxHints: SandboxHints = { notice: { label: 'Sandbox', text: 'No card is charged.' }, events: '/sandbox/events', reports: '/sandbox/reports' };
