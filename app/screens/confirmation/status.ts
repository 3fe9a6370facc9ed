/** PY-026, S-50, S-51: a status is pending approval or done. */
export const headline = (status: string | undefined): string => (isPending(status) ? 'Your policy is pending review.' : "You're all set!");
export const isPending = (status: string | undefined): boolean => status === 'pending_approval';
