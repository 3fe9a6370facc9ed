/** PY-026, S-50, S-51: pending approval is told, every other status is done. */
export const headline = (status: string | undefined): string => (isPending(status) ? 'Your policy is pending review.' : "You're all set!");
export const isPending = (status: string | undefined): boolean => status === 'pending_approval';
